import { calls } from '@platform/api/contract';
import { EXCLUSION_LENGTHS } from '@platform/rules/funds';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app';
import { testDatabase, type TestDatabase } from '../../testing/database';
import type { TestFolder } from '../../testing/folders';
import { answerDraws, brandsWithOriginals } from '../../testing/pairs';
import { requestOf, sendCall } from '../../testing/requests';
import { openRound, rewrite } from '../../testing/rounds';
import { Wire } from '../../testing/wire';

const LIMITS = '/api/user/playLimits';
const BEGIN = '/api/user/beginBreak';
const WINGO = '/api/game/placeBetnew';
const DICE = '/api/game/dice/bet';
const ROTATE = '/api/game/seeds/rotate';
const DAY = 86_400_000;

let database: TestDatabase;
let folder: TestFolder;
let app: TestApp;
let wire: Wire;
let stopDraw: () => Promise<void>;
const errors: unknown[] = [];
let token: string;
let user: { id: string; code: string };
let password: string;
let members = 0;
let keys = 0;
const newKey = () => `key-of-a-request-${(keys += 1)}`;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  folder = await brandsWithOriginals();
  app = await testApp(database.as('app'), { TOKENS_DIR: folder.path });
  wire = new Wire(app.origin);
  stopDraw = answerDraws(database.as('draw'), (error) => errors.push(error));
  await openRound(database.db, 1);
});
afterAll(async () => {
  await stopDraw();
  await app.close();
  await database.drop();
  await folder.remove();
  expect([...errors, ...app.errors]).toEqual([]);
});

beforeEach(async () => {
  // The phone numbers of self-excluded members cannot register again.
  members += 1;
  const signedUp = await wire.signUp({ phone: `+91 98765 ${10_000 + members}` });
  ({ token, user } = signedUp);
  ({ password } = signedUp.registration);
});

/** Places a bet on Wingo from the page of a brand. */
const wingo = (brand = 'default', key = newKey()) =>
  wire.send(WINGO, {
    method: 'POST',
    body: JSON.stringify({ gametype: 1, betType: 'high', betValue: 'high', amount: '1' }),
    headers: {
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': key,
      Origin: `http://${brand}.localhost`,
    },
  });
const dice = (key = newKey()) =>
  wire.post(DICE, { amount: '1', direction: 'over', target: '50.00' }, { token, key });
const begin = (length: string) => wire.post(BEGIN, { length }, { token });
const listed = async () => (await wire.get(LIMITS, { token })).body;

const signIn = async (): Promise<string> =>
  (await wire.post('/api/auth/login', { code: user.code, password })).body.token;

/** Moves the member's break into the past, so that the break has just ended. */
const reachEnd = () =>
  rewrite(
    database.db,
    sql`
      update play_break set begun_at = begun_at - (ends_at - clock_timestamp()), ends_at = clock_timestamp()
      where member_id = ${BigInt(user.id)}`,
  );

describe('a member’s break', () => {
  test('refuses bets on every game and brand, and states its end', async () => {
    expect(await listed()).toMatchObject({ data: [], break: null });
    expect((await wingo()).status).toBe(200);
    const { status, body } = await begin('day');
    expect(status).toBe(200);
    expect(body.code).toBe('BREAK_BEGUN');
    const { until } = body.params;
    expect(Math.abs(Date.parse(until) - Date.now() - DAY)).toBeLessThan(600_000);
    for (const refused of await Promise.all([wingo('aurora'), wingo('ember'), dice()])) {
      expect(refused).toMatchObject({
        status: 403,
        body: { code: 'ON_BREAK', params: { kind: 'break', until } },
      });
      expect(refused.body.message).toMatch(
        /^You are on a break until .*UTC\. You cannot place bets before then\.$/,
      );
    }
    expect((await listed()).break).toEqual({ kind: 'break', ends_at: Date.parse(until) });
  });

  test('is the reason that findOut reports for a refused bet', async () => {
    await begin('week');
    const [onWingo, onDice] = [newKey(), newKey()];
    await Promise.all([wingo('default', onWingo), dice(onDice)]);
    const asked = [
      { call: 'placeBet', key: onWingo },
      { call: 'diceBet', key: onDice },
    ];
    for (const intent of asked) {
      const { body } = await wire.post('/api/user/findOut', intent, { token });
      expect(body).toMatchObject({ code: 'ON_BREAK', data: { done: false } });
    }
  });

  test('repeats the reply to a bet that was placed before', async () => {
    const key = newKey();
    const placed = await wingo('default', key);
    await begin('day');
    expect((await wingo('default', key)).body.data.order_id).toBe(placed.body.data.order_id);
  });

  test('can be extended but not shortened', async () => {
    await begin('week');
    const longer = await begin('month');
    expect(longer.body.code).toBe('BREAK_BEGUN');
    const { params } = longer.body;
    expect(await begin('day')).toMatchObject({
      status: 409,
      body: { code: 'BREAK_LASTS', params },
    });
    expect((await listed()).break.ends_at).toBe(Date.parse(params.until));
  });

  test('keeps the member’s sessions', async () => {
    await begin('threeMonths');
    expect((await wire.get('/api/user/profile', { token })).status).toBe(200);
  });

  test('ends automatically', async () => {
    await begin('day');
    await reachEnd();
    expect((await listed()).break).toBeNull();
    expect((await wingo()).status).toBe(200);
    expect((await dice()).status).toBe(200);
  });

  test.each(['hour', 'constructor', ''])('is refused for the length "%s"', async (length) => {
    expect((await begin(length)).status).toBe(400);
    expect((await listed()).break).toBeNull();
  });
});

/** Calls that a member cannot make during a self-exclusion. */
const CLOSED = [
  'activate',
  'answerRealityCheck',
  'changeClientSeed',
  'changeDisplayCurrency',
  'changeNameVisibility',
  'confirmPlayLimit',
  'setPlayLimit',
  'setRealityCheck',
  'subscribePush',
];

describe('a self-exclusion', () => {
  const profile = async (by: string) => (await wire.get('/api/user/profile', { token: by })).status;

  test.each(EXCLUSION_LENGTHS)('for the length %s ends every session at once', async (length) => {
    const other = await signIn();
    expect([await profile(token), await profile(other)]).toEqual([200, 200]);
    expect(await begin(length)).toMatchObject({ status: 200, body: { code: 'BREAK_BEGUN' } });
    expect([await profile(token), await profile(other)]).toEqual([401, 401]);
    expect(await profile(await signIn())).toBe(200);
  });

  test('ends a session that begins while the self-exclusion is stored', async () => {
    const isWaiting = async () =>
      (
        await database.db.query(sql`
          select from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and query like '%update session set revoked_at%'`)
      ).length > 0;
    const { begun, fresh } = await database.db.transaction(async (tx) => {
      await tx.query(
        sql`select from session where member_id = ${BigInt(user.id)} and revoked_at is null for update`,
      );
      let isOver = false;
      const beginning = begin('year').finally(() => (isOver = true));
      while (!isOver && !(await isWaiting()));
      const later = await signIn();
      expect(await profile(later)).toBe(200);
      return { begun: { beginning }, fresh: later };
    });
    expect((await begun.beginning).status).toBe(200);
    expect(await profile(fresh)).toBe(401);
  });

  test('permits a new session only to read and to withdraw', async () => {
    await begin('year');
    token = await signIn();
    const closed: string[] = [];
    for (const call of calls) {
      if (call.auth === 'public' || call.name === 'logout') continue;
      const { status, body } = await sendCall(wire, call, requestOf(call), { token });
      expect(status, call.name).not.toBe(401);
      if (body.code === 'SELF_EXCLUDED') closed.push(call.name);
    }
    expect(closed.toSorted()).toEqual(CLOSED);
  });

  test('permits the member to reveal the seed of earlier bets', async () => {
    await dice();
    await begin('forever');
    token = await signIn();
    const rotation = { client_seed: 'a-new-seed' };
    const { status, body } = await wire.post(ROTATE, rotation, { token, key: newKey() });
    expect(status).toBe(200);
    expect(body.data.revealed).toMatchObject({ bets: 1 });
  });

  test('refuses bets, and states its end', async () => {
    const { params } = (await begin('halfYear')).body;
    token = await signIn();
    for (const refused of await Promise.all([wingo(), dice()])) {
      expect(refused).toMatchObject({
        status: 403,
        body: { code: 'ON_BREAK', params: { kind: 'exclusion', until: params.until } },
      });
    }
  });

  test('can be extended but never shortened', async () => {
    await begin('year');
    token = await signIn();
    for (const length of ['day', 'threeMonths', 'halfYear'])
      expect((await begin(length)).body.code).toBe('BREAK_LASTS');
    expect(await profile(token)).toBe(200);
    expect((await begin('forever')).body.params).toEqual({ kind: 'forever', until: '' });
    expect(await profile(token)).toBe(401);
    token = await signIn();
    expect((await listed()).break).toEqual({ kind: 'exclusion', ends_at: null });
    expect((await wingo()).body.message).toBe(
      'You have excluded yourself for good, so you cannot place bets.',
    );
  });

  test('permits everything once it has ended', async () => {
    await begin('halfYear');
    await reachEnd();
    token = await signIn();
    const limit = { kind: 'stakes', period: 'day', amount: '10' };
    expect((await wire.post('/api/user/setPlayLimit', limit, { token })).status).toBe(200);
    expect((await wingo()).status).toBe(200);
  });
});
