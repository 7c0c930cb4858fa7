import { SECURITY_EVENTS } from '@platform/rules/fields';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { pushSteps } from '../../jobs/pushSteps';
import { deleteExpired } from '../../jobs/retention';
import { settledBets, writeEvent } from '../../testing/memberEvents';
import { usePush } from '../../testing/pushStage';
import { until } from '../../testing/serverProcess';
import { noticeOf } from './notice';
import { queueNotices } from './queue';
import { sendNotices } from './send';
import { followServices } from './subscriptions';

const stage = usePush();

/** Queues and sends notices once, as a server does every second. */
async function work(push = stage.push()): Promise<unknown[]> {
  const errors: unknown[] = [];
  const steps = pushSteps(stage.db, push, { onError: (error) => errors.push(error) });
  for (const step of steps) await step();
  return errors;
}

const outcome = (text: string) => ({ title: 'Wingo 1 Min', text, path: '/wingo1Minute' });

const waiting = () =>
  stage.db.query<{ seconds: number; attempts: number }>(sql`
    select extract(epoch from due_at - clock_timestamp())::float8 as seconds, attempts
    from push_delivery`);

describe('a push notification', () => {
  test('contains only a title, a short text and a path', async () => {
    const { id, browser } = await stage.member();
    await stage.happen(id, 'bets', settledBets('7'));
    await stage.happen(id, 'security', { event: 'password-changed' });
    expect(await work()).toEqual([]);
    expect(stage.service.of(browser).toSorted((a, b) => (a.title < b.title ? 1 : -1))).toEqual([
      outcome('7 was drawn: 1.000 staked, 1.960 received'),
      {
        title: 'Password changed',
        text: 'If this was not you, change your password now.',
        path: '/settings/security',
      },
    ]);
    const [first, second] = stage.service.pushed.toSorted((a, b) =>
      (a.headers['topic'] ?? '') < (b.headers['topic'] ?? '') ? 1 : -1,
    );
    expect(first?.headers).toMatchObject({ topic: 'outcome-1', urgency: 'normal' });
    expect(second?.headers).toMatchObject({ urgency: 'high' });
    expect(await work()).toEqual([]);
    expect(stage.service.seen).toBe(2);
  });

  test('waits for the end of the countdown that hides the result', async () => {
    const { id, browser } = await stage.member();
    await stage.happen(id, 'bets', settledBets('8', 600_000));
    await work();
    expect(stage.service.seen).toBe(0);
    await stage.pass(600);
    await work();
    expect(stage.service.of(browser)).toHaveLength(1);
  });

  test('reports a round once, even if paid in batches or voided', async () => {
    const { id, browser } = await stage.member();
    await stage.happen(id, 'bets', settledBets('9'));
    await stage.happen(id, 'bets', settledBets('10', 0, { result: null, received: '1' }));
    await stage.happen(id, 'bets', settledBets('9', 0, { stake: '2', received: '0' }));
    await work();
    expect(
      stage.service
        .of(browser)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(['7 was drawn: 3.000 staked, 1.960 received', 'Called off: 1.000 refunded']);
  });

  test('reaches only subscribers of its kind, and excludes routine events', async () => {
    const outcomes = await stage.member({ kinds: { outcomes: true, security: false } });
    const security = await stage.member({ kinds: { outcomes: false, security: true } });
    for (const { id } of [outcomes, security]) {
      await stage.happen(id, 'bets', settledBets('11'));
      await stage.happen(id, 'withdrawal', { step: 'asked', amount: '5' });
      await stage.happen(id, 'withdrawal', { step: 'paid', amount: '5' });
      await stage.happen(id, 'security', { event: 'signed-in' });
      await stage.happen(id, 'income', { of: 'direct', amount: '1' });
      await stage.happen(id, 'deposit', { amount: '1' });
    }
    await work();
    const titles = (browser: string) => stage.service.of(browser).map(({ title }) => title);
    expect(titles(outcomes.browser)).toEqual(['Wingo 1 Min']);
    expect(titles(security.browser)).toEqual(['Withdrawal requested']);
  });

  test('uses the member’s language and skips disabled accounts', async () => {
    const { id, browser } = await stage.member();
    const frozen = await stage.member();
    await stage.db.query(sql`update member set language = 'tr' where id = ${id}`);
    await stage.database.db.query(sql`update member set disabled = true where id = ${frozen.id}`);
    for (const member of [id, frozen.id]) {
      await stage.happen(member, 'security', { event: 'txn-password-changed' });
    }
    await work();
    expect(stage.service.pushed.map((one) => one.browser)).toEqual([browser]);
    expect(stage.service.of(browser)[0]?.title).toBe('TXN şifresi değiştirildi');
  });

  test('many servers send a notification once, even if its event becomes visible late', async () => {
    const { id, browser } = await stage.member();
    const servers = async () => {
      await Promise.all([1, 2, 3].map(() => work()));
      return stage.service.of(browser).length;
    };
    await stage.database.db.transaction(async (tx) => {
      await writeEvent(tx, id, 'bets', settledBets('12'));
      for (const round of ['13', '14', '15']) await stage.happen(id, 'bets', settledBets(round));
      expect(await servers()).toBe(3);
    });
    expect(await servers()).toBe(4);
    expect(await servers()).toBe(4);
  });
});

describe('sending to a push service', () => {
  test('retries with growing delays and delivers each message once', async () => {
    const { id, browser } = await stage.member();
    await stage.happen(id, 'security', { event: 'password-changed' });
    const rests: number[] = [];
    for (const status of [503, 503, 503]) {
      stage.service.answer = { status };
      expect(await work()).toHaveLength(1);
      expect(await work()).toEqual([]);
      const [{ seconds = 0 } = {}] = await waiting();
      rests.push(Math.ceil(seconds / 10) * 10);
      await stage.pass(seconds);
    }
    expect(rests).toEqual([10, 20, 40]);
    stage.service.answer = { status: 429, retryAfter: 300 };
    await work();
    const [{ seconds = 0 } = {}] = await waiting();
    expect(seconds).toBeGreaterThan(200);
    stage.service.answer = { status: 201 };
    await stage.pass(300);
    await work();
    await work();
    expect(stage.service.of(browser)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test('skips expired messages after a long outage', async () => {
    const { id } = await stage.member();
    await stage.happen(id, 'bets', settledBets('16'));
    stage.service.answer = { status: 503 };
    await work();
    stage.service.answer = { status: 201 };
    await stage.pass(3_600);
    await work();
    expect(stage.service.pushed).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('limits open requests, and an unresponsive service does not delay other services', async () => {
    stage.service.answer = 'hang';
    for (let browsers = 0; browsers < 12; browsers += 1) {
      const { id } = await stage.member();
      await stage.happen(id, 'security', { event: 'password-changed' });
    }
    const { id, browser } = await stage.member({ at: stage.other });
    await stage.happen(id, 'security', { event: 'password-changed' });
    const ending = new AbortController();
    const options = { onError: () => undefined, ending: ending.signal };
    await queueNotices(stage.db);
    const [dead, well] = stage
      .push()
      .services.map((service) => sendNotices(stage.db, stage.push(), service, options));
    await well;
    expect(stage.other.of(browser)).toHaveLength(1);
    await until(() => (stage.service.seen >= 10 ? true : undefined));
    // Shutdown does not wait for the unresponsive service.
    ending.abort();
    await dead;
    expect(stage.service.mostAtOnce).toBe(10);
    expect(stage.service.seen).toBe(10);
  });

  test.each([503, 403])(
    'delivers messages to other browsers after status %i for one browser',
    async (status) => {
      const members = [await stage.member(), await stage.member(), await stage.member()];
      for (let more = 0; more < 22; more += 1)
        await stage.subscribe(members[more % 3]?.token ?? '');
      for (const { id } of members)
        await stage.happen(id, 'security', { event: 'password-changed' });
      const [{ browser } = { browser: '' }] = members;
      stage.service.answers.set(browser, status);
      await queueNotices(stage.db);
      // Makes this delivery the first one due.
      await stage.db.query(sql`
        update push_delivery set due_at = due_at - interval '1 second'
        from push_subscription where id = subscription_id and endpoint like ${`%${browser}`}`);
      const errors: unknown[] = [];
      const onError = (error: unknown) => void errors.push(error);
      await sendNotices(stage.db, stage.push(), stage.service.origin, { onError });
      expect(stage.service.pushed).toHaveLength(24);
      expect(errors).toHaveLength(1);
    },
  );

  test.each([404, 410])('deletes a browser and its queue after status %i', async (status) => {
    const { id } = await stage.member();
    await stage.happen(id, 'bets', settledBets('17'));
    stage.service.answer = { status };
    expect(await work()).toEqual([]);
    expect(await stage.browsersOf(id)).toBe(0);
    expect(await waiting()).toEqual([]);
  });

  test('does not retry a rejected message, and notifies the operator', async () => {
    const { id } = await stage.member();
    await stage.happen(id, 'bets', settledBets('18'));
    stage.service.answer = { status: 403 };
    expect((await work()).map(String)).toEqual([expect.stringContaining('refuses our messages')]);
    expect(await waiting()).toEqual([]);
    expect(await stage.browsersOf(id)).toBe(1);
  });
});

describe('changed push services in the settings', () => {
  const OLD = 'push.of.former.settings';
  const serviceOf = async (id: bigint) => {
    const [row] = await stage.db.query<{ service: string }>(sql`
      select service from push_subscription where member_id = ${id}`);
    return row?.service;
  };

  async function formerMember() {
    const member = await stage.member();
    await stage.db.query(sql`
      update push_subscription set service = ${OLD} where member_id = ${member.id}`);
    await stage.happen(member.id, 'security', { event: 'password-changed' });
    await work();
    expect(stage.service.seen).toBe(0);
    return member;
  }

  test('delivers queued messages to existing subscriptions once their push service is allowed', async () => {
    const { browser } = await formerMember();
    const lost = await stage.member();
    await stage.db.query(sql`
      update push_subscription set service = ${OLD}, endpoint = ${`https://${OLD}/a`}
      where member_id = ${lost.id}`);
    await followServices(stage.db, stage.push());
    await work();
    expect(stage.service.of(browser)).toHaveLength(1);
    expect(await serviceOf(lost.id)).toBe(OLD);
  });

  test('a browser that subscribes again is assigned to the allowed service', async () => {
    const { id, token, endpoint } = await formerMember();
    const [keys] = await stage.db.query<{ p256dh: string; auth: string }>(sql`
      select p256dh, auth from push_subscription where member_id = ${id}`);
    await stage.subscribe(token, { browser: '', endpoint, p256dh: '', auth: '', ...keys });
    expect(await serviceOf(id)).toBe(stage.service.origin);
  });

  test('queued messages expire', async () => {
    await formerMember();
    await deleteExpired(stage.db);
    expect(await waiting()).toHaveLength(1);
    await stage.pass(24 * 3_600);
    await deleteExpired(stage.db);
    expect(await waiting()).toEqual([]);
  });
});

test('after a restore from another database, notifications start at the current position', async () => {
  const { id } = await stage.member();
  await stage.db.query(sql`
    update push_position set snapshot = '900000000000:900000000000:'::pg_snapshot`);
  await stage.happen(id, 'bets', settledBets('19'));
  await work();
  expect(stage.service.seen).toBe(0);
  await stage.happen(id, 'bets', settledBets('20'));
  await work();
  expect(stage.service.seen).toBe(1);
});

test('every event of the security log has a text in every language', () => {
  const missing = SECURITY_EVENTS.filter((event) => {
    const titles = ['en', 'hi', 'ar', 'es', 'tr'].map(
      (language) => noticeOf({ kind: 'security', detail: { event } }, language)?.title,
    );
    return titles.includes(undefined) || new Set(titles).size < titles.length;
  });
  expect(missing).toEqual([]);
});

test('skips unknown events and falls back to English', () => {
  expect(noticeOf({ kind: 'security', detail: { event: 'moved-house' } }, 'en')).toBeUndefined();
  expect(
    noticeOf({ kind: 'bets', detail: settledBets('21', 0, { game: 99 }) }, 'en'),
  ).toBeUndefined();
  expect(noticeOf({ kind: 'bets', detail: settledBets('21') }, 'fr')?.text).toContain('was drawn');
});
