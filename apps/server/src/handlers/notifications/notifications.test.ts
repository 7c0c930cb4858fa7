import sql from 'sql-template-tag';
import { afterEach, describe, expect, test } from 'vitest';
import type { EventKind } from '../../notifications/memberEvents';
import { LiveReader } from '../../testing/liveReader';
import { settledBets, writeEvent } from '../../testing/memberEvents';
import { until } from '../../testing/serverProcess';
import { useServers } from '../../testing/suite';

const suite = useServers();
const readers: LiveReader[] = [];

afterEach(() => {
  for (const reader of readers.splice(0)) reader.cut();
});

const read = async (token: string, origin = suite.app.origin) => {
  const reader = await LiveReader.open(origin, { token, lastEventId: undefined });
  readers.push(reader);
  return reader;
};

async function member() {
  const { user, token } = await suite.wire.signUp();
  await suite.database.db.query(sql`
    delete from member_event where member_id = ${BigInt(user.id)}`);
  return { id: BigInt(user.id), token };
}

const happen = (id: bigint, kind: EventKind, detail?: object) =>
  writeEvent(suite.database.db, id, kind, detail);

const list = async (token: string, before?: string) => {
  const query = before === undefined ? '' : `?before=${before}`;
  return (await suite.wire.get(`/api/user/notifications${query}`, { token })).body;
};
const idsOf = async (token: string, before?: string): Promise<string[]> =>
  (await list(token, before)).data.map(({ id }: { id: string }) => id);
const markRead = (token: string, through: string) =>
  suite.there.post('/api/user/readNotifications', { through }, { token });

describe('the list of notifications', () => {
  test('lists the events of this member only, newest first, in pages', async () => {
    const { id, token } = await member();
    const other = await member();
    const all: string[] = [];
    for (let n = 0; n < 21; n += 1) all.unshift(await happen(id, 'deposit', { amount: '1' }));
    await happen(other.id, 'deposit');
    const first = await list(token);
    expect(first).toMatchObject({ more: true, unread: 21, through: '0' });
    expect(first.server_now).toBeGreaterThanOrEqual(first.data[0].at);
    expect(first.data[0]).toEqual({
      id: all[0],
      kind: 'deposit',
      at: expect.any(Number),
      detail: { amount: '1' },
    });
    expect(await idsOf(token)).toEqual(all.slice(0, 20));
    expect(await idsOf(token, all[19])).toEqual(all.slice(20));
    expect(await list(token, all[19])).toMatchObject({ more: false, unread: 21 });
  });

  test('[SHELL-10] has no notifications for a member who has just registered', async () => {
    const { user, token } = await suite.wire.signUp();
    const events = await suite.database.db.query(sql`
      select detail ->> 'event' as event from member_event where member_id = ${BigInt(user.id)}`);
    expect(events).toEqual([{ event: 'signed-up' }]);
    expect(await list(token)).toMatchObject({ data: [], unread: 0 });
  });

  test('excludes income and routine events', async () => {
    const { id, token } = await member();
    await happen(id, 'income', { of: 'direct', amount: '1' });
    for (const event of ['signed-in', 'signed-up', 'signed-out', 'session-idle']) {
      await happen(id, 'security', { event });
    }
    const shown = await happen(id, 'security', { event: 'password-changed' });
    expect(await idsOf(token)).toEqual([shown]);
    expect(await list(token)).toMatchObject({ unread: 1 });
  });

  test('includes a round once its result may be shown, and counts it once', async () => {
    const { id, token } = await member();
    await happen(id, 'bets', settledBets('8', 60_000));
    expect(await list(token)).toMatchObject({ data: [], unread: 0 });
    // Large rounds are paid in batches.
    const batches = [
      await happen(id, 'bets', settledBets('7', 900)),
      await happen(id, 'bets', settledBets('7', 900)),
    ];
    expect(await idsOf(token)).toEqual(batches.toReversed());
    expect(await list(token)).toMatchObject({ unread: 1 });
  });

  test('counts up to 100 unread notifications', async () => {
    const { id, token } = await member();
    await suite.database.db.query(sql`
      insert into member_event (member_id, kind)
      select ${id}, 'deposit' from generate_series(1, 120)`);
    expect(await list(token)).toMatchObject({ unread: 100 });
  });
});

describe('reading notifications', () => {
  test('notifies every stream of the member on all servers, and no other stream', async () => {
    const { id, token } = await member();
    const other = await member();
    const [first = '', second = ''] = [await happen(id, 'deposit'), await happen(id, 'lock')];
    const [here, there] = [await read(token), await read(token, suite.elsewhere.origin)];
    const othersStream = await read(other.token);
    expect((await markRead(token, first)).status).toBe(200);
    await until(() => here.of('read')[0] && there.of('read')[0]);
    expect(here.of('read')).toEqual([{ type: 'read', through: first }]);
    expect(await list(token)).toMatchObject({ unread: 1, through: first });
    await markRead(token, second);
    expect(await list(token)).toMatchObject({ unread: 0, through: second });
    await until(() => there.of('read')[1]);
    expect(othersStream.of('read')).toEqual([]);
  });

  test('is not undone by an outdated tab, and stops at the newest event', async () => {
    const { id, token } = await member();
    const [first = '', second = ''] = [await happen(id, 'deposit'), await happen(id, 'deposit')];
    await markRead(token, second);
    await markRead(token, first);
    expect(await list(token)).toMatchObject({ unread: 0, through: second });
    await markRead(token, '999999999999999999');
    expect(await list(token)).toMatchObject({ through: second });
    await happen(id, 'deposit');
    expect(await list(token)).toMatchObject({ unread: 1 });
  });

  test('keeps events unread that were not shown yet', async () => {
    const { id, token } = await member();
    const before = await happen(id, 'deposit');
    await happen(id, 'bets', settledBets('9', 60_000));
    const after = await happen(id, 'deposit');
    await markRead(token, after);
    expect(await list(token)).toMatchObject({ unread: 1, through: before });
  });

  test('changes nothing if the member has no notifications', async () => {
    const { token } = await member();
    expect((await markRead(token, '5')).status).toBe(200);
    expect(await list(token)).toMatchObject({ data: [], unread: 0, through: '0', more: false });
    expect((await markRead(token, 'x')).status).toBe(400);
  });
});
