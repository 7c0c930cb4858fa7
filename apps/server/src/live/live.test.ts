import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { USDT } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBus } from '../start/bus';
import type { Database } from '../db/database';
import { testApp, type TestApp } from '../testing/app';
import { drawRounds } from '../testing/draws';
import { LiveReader } from '../testing/liveReader';
import { writeEvent } from '../testing/memberEvents';
import { startRedis, type TestRedis } from '../../../../packages/testing/src/redis';
import { drawAs, openRound, reachDraw, rewrite } from '../testing/rounds';
import { until } from '../testing/serverProcess';
import { useServers } from '../testing/suite';
import { Wire } from '../testing/wire';
import { placeBets } from '../wingo/bets';
import { closeRounds } from '../wingo/rounds';
import { settleRound, unsettledRounds } from '../wingo/settlement';
import { deleteExpired } from '../jobs/retention';

const suite = useServers();
const readers: LiveReader[] = [];

afterEach(() => {
  for (const reader of readers.splice(0)) reader.cut();
});

async function read(
  token: string,
  { lastEventId = undefined as string | undefined, there = false } = {},
) {
  const { origin } = there ? suite.elsewhere : suite.app;
  const reader = await LiveReader.open(origin, { token, lastEventId });
  readers.push(reader);
  return reader;
}

const happen = (member: string, detail?: object) =>
  writeEvent(suite.database.db, BigInt(member), 'security', detail);

const hasEvents = (reader: LiveReader, count: number) =>
  until(() => (news(reader).length >= count ? true : undefined));

const news = (reader: LiveReader) =>
  reader.of('event').flatMap(({ event, past }) => (past ? [] : [event.id]));

const silence = () => delay(300);

/** Places a bet, which writes no event, and waits until a stream shows the new balance. */
async function betReaches(reader: LiveReader, wire: Wire, token: string) {
  await openRound(suite.database.db, 3);
  const before = reader.of('balances')[0]?.data.ActivateWallet ?? 0n;
  const bet = { gametype: 3, betType: 'high', betValue: '', amount: '1' };
  expect((await wire.post('/api/game/placeBetnew', bet, { token })).status).toBe(200);
  const after = await until(() => reader.of('balances')[1]);
  expect(after).toMatchObject({ placed: true, data: { ActivateWallet: before - USDT } });
}

describe('the live stream', () => {
  test('requires a session and begins with the current state', async () => {
    await openRound(suite.database.db, 1);
    const { token } = await suite.wire.signUp();
    expect((await LiveReader.open(suite.app.origin, { token: 'none' })).response.status).toBe(401);
    const reader = await read(token);
    expect(reader.response.headers.get('Content-Type')).toBe('text/event-stream');
    expect(reader.response.headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(reader.of('hello')).toEqual([{ type: 'hello', resumed: false }]);
    const asked = await suite.wire.post('/api/game/gameinfonew', { gametype: 1 }, { token });
    expect(reader.of('opened')[0]).toMatchObject({
      gametype: 1,
      sync: true,
      data: { order_id: asked.body.data.order_id, draw_at: asked.body.data.draw_at },
    });
    expect(reader.of('balances')).toMatchObject([{ data: { STAKINGEWALLET: 0n } }]);
  });

  test('sends a member’s events to all their streams, and to no other member', async () => {
    const [anna, bela] = [await suite.wire.signUp(), await suite.wire.signUp()];
    const own = [await read(anna.token), await read(anna.token, { there: true })];
    const other = await read(bela.token);
    const ids = [await happen(anna.user.id), await happen(anna.user.id)];
    for (const reader of own) await hasEvents(reader, 2);
    for (const reader of own) expect(news(reader)).toEqual(ids);
    await silence();
    expect(news(other)).toEqual([]);
  });

  test('delivers an event that is committed after a later event', async () => {
    const { user, token } = await suite.wire.signUp();
    const reader = await read(token);
    const member = BigInt(user.id);
    let first = '';
    let second = '';
    await suite.database.db.transaction(async (tx) => {
      const [row] = await tx.query<{ id: bigint }>(sql`
        insert into member_event (member_id, kind) values (${member}, 'security') returning id`);
      first = String(row?.id);
      second = await happen(user.id);
      await hasEvents(reader, 1);
      // Reconnects to another server before the first event commits.
      const elsewhere = await read(token, { lastEventId: reader.lastEventId, there: true });
      expect(elsewhere.of('hello')).toEqual([{ type: 'hello', resumed: true }]);
      expect(elsewhere.ids).toEqual([]);
    });
    const elsewhere = readers.at(-1);
    await hasEvents(reader, 2);
    if (elsewhere) await hasEvents(elsewhere, 1);
    expect(Number(first)).toBeLessThan(Number(second));
    expect(news(reader)).toEqual([second, first]);
    expect(elsewhere?.ids).toEqual([first]);
  });

  test('resumes on another server without lost or duplicate events', async () => {
    const { user, token } = await suite.wire.signUp();
    const [all, delivered]: [string[], string[]] = [[], []];
    let reader = await read(token);
    for (let cut = 0; cut < 6; cut += 1) {
      const writing = Promise.all(
        Array.from({ length: 8 }, async (_, n) => {
          await delay(n * 7);
          all.push(await happen(user.id));
        }),
      );
      await delay(25);
      reader.cut();
      await writing;
      delivered.push(...news(reader));
      reader = await read(token, { lastEventId: reader.lastEventId, there: cut % 2 === 0 });
      expect(reader.of('hello')).toEqual([{ type: 'hello', resumed: true }]);
    }
    await until(() => (delivered.length + news(reader).length >= all.length ? true : undefined));
    await silence();
    delivered.push(...news(reader));
    expect(delivered.toSorted()).toEqual(all.toSorted());
  });

  test('does not resume after too many events, too long a gap or an invalid position', async () => {
    const { user, token } = await suite.wire.signUp();
    const resumed = async (lastEventId: string | undefined) => {
      const reader = await read(token, { lastEventId });
      return reader.of('hello')[0]?.resumed;
    };
    const { lastEventId = '' } = await read(token);
    const [at = '', snapshot = ''] = lastEventId.split('.');
    expect(await resumed(lastEventId)).toBe(true);
    expect(await resumed(`${Number(at) - 3_600_000}.${snapshot}`)).toBe(false);
    expect(await resumed(`${at}.1:99999999999:`)).toBe(false);
    for (const impossible of ['9:3:', '0:3:', '3:9:9', '3:9:5,4', '3:9223372036854775808:']) {
      expect(await resumed(`${at}.${impossible}`)).toBe(false);
    }
    expect(await resumed("1.1:2:'; select 1")).toBe(false);
    await suite.database.db.query(sql`
      insert into member_event (member_id, kind)
      select ${BigInt(user.id)}, 'security' from generate_series(1, 201)`);
    expect(await resumed(lastEventId)).toBe(false);
  });

  test('marks events that precede the stream as past', async () => {
    const { user, token } = await suite.wire.signUp();
    const id = await happen(user.id);
    const reader = await read(token);
    expect(reader.of('event').find(({ event }) => event.id === id)).toMatchObject({ past: true });
  });

  test('loses no event if the listening connection breaks', async () => {
    const { user, token } = await suite.wire.signUp();
    const reader = await read(token);
    await suite.database.db.query(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen "live"'`);
    const id = await happen(user.id);
    await hasEvents(reader, 1);
    expect(news(reader)).toEqual([id]);
    const notListening = suite.app.errors.splice(0).concat(suite.elsewhere.errors.splice(0));
    expect(notListening.every((error) => String(error).includes('terminating connection'))).toBe(
      true,
    );
  });

  test('ends on every server with the session, and when the account is disabled', async () => {
    const { user, token, registration } = await suite.wire.signUp();
    const login = { code: user.code, password: registration.password };
    const { body } = await suite.wire.post('/api/auth/login', login);
    const [out, stays] = [await read(token), await read(body.token, { there: true })];
    await suite.there.get('/api/auth/logout', { token });
    await until(() => (out.ended ? true : undefined));
    expect(out.of('end')).toHaveLength(1);
    await silence();
    expect(stays.ended).toBe(false);
    await suite.database.db.query(sql`
      update member set disabled = true where id = ${BigInt(user.id)}`);
    await until(() => (stays.ended ? true : undefined));
    // A stream that opens later ends immediately. The reply about the balances contains the reason.
    const late = await read(body.token);
    expect(late.messages).toEqual([{ type: 'end' }]);
    expect(late.ended).toBe(true);
  });

  test('includes events written while a slow read delays the stream’s opening', async () => {
    const db = suite.database.as('app');
    let isHeld = false;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow: Database = {
      ...db,
      query: async (statement, name) => {
        const isRead = statement.text.includes('left join member_event event on');
        if (isRead && !isHeld) {
          isHeld = true;
          await released;
        }
        return db.query(statement, name);
      },
    };
    const app = await testApp(slow);
    const [anna, bela] = [await suite.wire.signUp(), await suite.wire.signUp()];
    readers.push(await LiveReader.open(app.origin, { token: anna.token }));
    await happen(anna.user.id);
    await until(() => isHeld || undefined);
    const opening = LiveReader.open(app.origin, { token: bela.token });
    await silence();
    const id = await happen(bela.user.id);
    release();
    const reader = await opening;
    readers.push(reader);
    await until(() => reader.ids.includes(id) || undefined);
    reader.cut();
    await app.close();
  });

  test('sends balances once they can be read again', async () => {
    const db = suite.database.as('app');
    let failures = 0;
    const failing: Database = {
      ...db,
      query: (statement, name) => {
        const isBalances = statement.text.includes('select owner as member');
        if (!isBalances || failures === 0) return db.query(statement, name);
        failures -= 1;
        return Promise.reject(new Error('no balances'));
      },
    };
    const app = await testApp(failing);
    const { user, token } = await suite.wire.signUp();
    const reader = await LiveReader.open(app.origin, { token });
    readers.push(reader);
    failures = 1;
    await happen(user.id);
    await until(() => reader.of('balances')[1]);
    expect(news(reader)).toHaveLength(1);
    expect(app.errors.splice(0)).toMatchObject([{ message: 'no balances' }]);
    await app.close();
  });

  test('limits the number of streams of a member', async () => {
    const db = suite.database.as('app');
    const app = await testApp(db, { MEMBER_RATE: 2 });
    const { token } = await suite.wire.signUp();
    const open = () => LiveReader.open(app.origin, { token });
    const [first, second, third] = [await open(), await open(), await open()];
    expect([first, second, third].map(({ response }) => response.status)).toEqual([200, 200, 429]);
    expect(third.response.headers.get('Retry-After')).toBe('30');
    first.cut();
    await until(async () => {
      const again = await open();
      readers.push(again);
      return again.response.ok ? true : undefined;
    });
    second.cut();
    await app.close();
  });

  test('ends when the server stops, without delaying it', async () => {
    const app = await testApp(suite.database.as('app'));
    const { token } = await suite.wire.signUp();
    const reader = await LiveReader.open(app.origin, { token });
    await app.close();
    await until(() => (reader.ended ? true : undefined));
  });

  test('finishes a running read before the stopping server closes its database', async () => {
    const { db } = suite.database;
    const app = await testApp(suite.database.as('app'));
    const { token, user } = await suite.wire.signUp();
    const reader = await LiveReader.open(app.origin, { token });
    readers.push(reader);
    let closed = false;
    let closing: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await tx.query(sql`lock table member_event in access exclusive mode`);
      await db.query(sql`select pg_notify('live', ${`b${user.id}`})`);
      await until(async () => {
        const waiting = await db.query(sql`
          select 1 from pg_locks where not granted and relation = 'member_event'::regclass`);
        return waiting.length > 0 || undefined;
      });
      closing = app.close().then(() => void (closed = true));
      await until(() => reader.ended || undefined);
      await silence();
      expect(closed).toBe(false);
    });
    await closing;
    expect(app.errors).toEqual([]);
  });
});

describe('messages about a round', () => {
  /** Places bets on both sides of a 10-minute round, so that half of them win. */
  async function bets(members: readonly bigint[]) {
    const { db } = suite.database;
    const round = await openRound(db, 4);
    const sides = [parseBet('high', ''), parseBet('low', '')] as const;
    const bids = members.map((member, n) => ({
      member,
      key: `live-${round}-${n}-0123456789`,
      bet: sides[n % 2] ?? sides[0],
      stake: USDT,
    }));
    await placeBets(db, 4, bids, 1_000_000n * USDT);
    return round;
  }

  test('announces the close of betting, the result and the next round to everyone', async () => {
    const { db } = suite.database;
    const { token } = await suite.wire.signUp();
    const round = await openRound(db, 2);
    const reader = await read(token);
    await openRound(db, 2);
    await reachDraw(db, round);
    await closeRounds(db);
    await drawRounds(db);
    const drawn = await until(() => reader.of('drawn').find(({ sync }) => !sync));
    const opened = await until(() => reader.of('opened').find(({ sync }) => !sync));
    const { body } = await suite.wire.get('/api/game/winingNumbersnew?gametype=2', { token });
    expect(drawn.data.roundNumber).toBe(body.data[0].roundNumber);
    expect(drawn.data.server_seed).toBe(body.data[0].server_seed);
    const info = await suite.wire.post('/api/game/gameinfonew', { gametype: 2 }, { token });
    expect(opened.data.order_id).toBe(info.body.data.order_id);
    // The countdown of the previous round has not ended.
    expect(opened.wait).toBeGreaterThan(30_000);
  });

  test('announces the outcome to every bettor once, with the new balances', async () => {
    const { db } = suite.database;
    const people = await Promise.all([1, 2, 3].map(() => suite.wire.signUp()));
    const members = people.map(({ user }) => BigInt(user.id));
    const own = await Promise.all(people.map(({ token }) => read(token)));
    const round = await bets(members);
    await reachDraw(db, round);
    await closeRounds(db);
    await drawRounds(db);
    for (const unsettled of await unsettledRounds(db)) await settleRound(db, unsettled, 1);
    for (const [n, reader] of own.entries()) {
      await hasEvents(reader, 1);
      const [event] = reader.of('event').filter(({ past }) => !past);
      const { body } = await suite.wire.get('/api/game/myBets?gametype=4', {
        token: people[n]?.token ?? '',
      });
      expect(event?.event).toMatchObject({
        kind: 'bets',
        detail: {
          game: 4,
          round: body.data[0].gameId.roundNumber,
          result: body.data[0].gameId.result.number,
          bets: 1,
          stake: '1',
          received: body.data[0].total_winning,
        },
      });
      expect(body.data[0].state).toBe(body.data[0].total_winning === '0' ? 'lost' : 'won');
      const balances = await until(() => reader.of('balances')[1]);
      const asked = await suite.wire.get('/api/user/userbalances', {
        token: people[n]?.token ?? '',
      });
      expect(balances.wait).toBeGreaterThan(0);
      expect(balances.data.ActivateWallet).toBe(
        BigInt(Math.round(Number(asked.body.data.ActivateWallet) * 1e6)),
      );
    }
  });

  test('a bet on one server updates the balance on streams of another', async () => {
    const { token } = await suite.wire.signUp();
    await betReaches(await read(token, { there: true }), suite.wire, token);
  });
});

describe('with REDIS_URL,', () => {
  let redis: TestRedis;
  let servers: { app: TestApp; close: () => Promise<void> }[] = [];

  /** Starts a server whose notifications come only through Redis. */
  async function serve() {
    const db = suite.database.as('app');
    const onError = (error: Error) => app.errors.push(error);
    // The time-out is long, because delays on a busy machine must not look like a Redis outage.
    const bus = await openBus({ REDIS_URL: redis.url }, db, onError, 600_000);
    const app = await testApp(db, {}, { bus });
    const close = async () => {
      await app.close();
      await bus.close();
      expect(app.errors).toEqual([]);
    };
    return { app, close };
  }

  beforeAll(async () => {
    redis = await startRedis();
    servers = [await serve(), await serve()];
  });
  afterAll(async () => {
    for (const { close } of servers) await close();
    await redis.stop();
  });

  const readOn = async (place: number, token: string) => {
    const reader = await LiveReader.open(servers[place]?.app.origin ?? '', { token });
    readers.push(reader);
    return reader;
  };

  test('events reach the streams of every server', async () => {
    const { user, token } = await suite.wire.signUp();
    const own = [await readOn(0, token), await readOn(1, token)];
    const ids = [await happen(user.id), await happen(user.id)];
    for (const reader of own) await hasEvents(reader, 2);
    for (const reader of own) expect(news(reader)).toEqual(ids);
  });

  test('a bet on one server updates the balance on streams of the other', async () => {
    const { token } = await suite.wire.signUp();
    await betReaches(await readOn(1, token), new Wire(servers[0]?.app.origin ?? ''), token);
  });

  test('a sign-out on one server ends the streams on the other', async () => {
    const { token } = await suite.wire.signUp();
    const reader = await readOn(1, token);
    await suite.wire.get('/api/auth/logout', { token });
    await until(() => (reader.ended ? true : undefined));
    expect(reader.of('end')).toHaveLength(1);
  });
});

describe('public bets and wins', () => {
  const hide = (token: string, hidden: boolean) =>
    suite.wire.post('/api/user/changeNameVisibility', { hidden }, { token });
  /** Returns the time up to which a stream has received events, epoch ms. */
  const momentOf = ({ lastEventId }: LiveReader) => Number(lastEventId?.split('.')[0]);
  const asked = async (path: string) => (await suite.wire.get(`/api/public/${path}`)).body.data;

  test('bets and wins reach all streams of the brand, in the format of the public calls', async () => {
    const { db } = suite.database;
    const [watcher, player] = [
      await suite.wire.signUp(),
      await suite.wire.signUp({ name: 'Vera' }),
    ];
    const round = await openRound(db, 4);
    const reader = await read(watcher.token, { there: true });
    expect(reader.of('plays')).toMatchObject([{ sync: true }]);
    const begun = momentOf(reader);
    const bet = { gametype: 4, betType: 'high', betValue: '', amount: '7' };
    await suite.wire.post('/api/game/placeBetnew', bet, { token: player.token });
    const placed = await until(() => reader.of('plays')[1]);
    expect(placed).toMatchObject({ sync: false, data: [{ kind: 'bet', player: 'V•••a' }] });
    await reachDraw(db, round);
    await rewrite(
      db,
      sql`update wingo_round set ends_at = draws_at + interval '1 ms' where id = ${round}`,
    );
    await closeRounds(db);
    await drawAs(db, round, 7);
    for (const unsettled of await unsettledRounds(db)) await settleRound(db, unsettled);
    const won = await until(() => reader.of('plays')[2]);
    expect(won).toMatchObject({
      data: [{ kind: 'win', player: 'V•••a', total_winning: 13720000n }],
    });
    await until(() => reader.of('leaders')[1]);
    // The message also advances the position of the stream.
    expect(momentOf(reader)).toBeGreaterThan(begun);
    expect(reader.of('wins').at(-1)?.data[0]).toMatchObject({ total_winning: 13720000n });
    expect(await asked('wins')).toMatchObject([{ player: 'V•••a', total_winning: '13.72' }]);
  });

  test('sends the list without a name once its member hides it', async () => {
    const watcher = await suite.wire.signUp();
    const player = await suite.wire.signUp({ name: 'Xenia' });
    await openRound(suite.database.db, 3);
    const bet = { gametype: 3, betType: 'high', betValue: '', amount: '7' };
    await suite.wire.post('/api/game/placeBetnew', bet, { token: player.token });
    const reader = await read(watcher.token, { there: true });
    expect(reader.of('plays')[0]?.data[0]).toMatchObject({ player: 'X•••a' });
    await hide(player.token, true);
    const hidden = await until(() => reader.of('plays').filter(({ sync }) => sync)[1]);
    expect(hidden.data[0]).toMatchObject({ kind: 'bet', player: '' });
    expect(JSON.stringify(await asked('plays'))).not.toContain('X•••a');
  });
});

describe('stored events', () => {
  test('database triggers write events, and servers do not', async () => {
    const { db } = suite.database;
    const { user, token } = await suite.wire.signUp();
    const member = BigInt(user.id);
    const reader = await read(token);
    const ticket = {
      name: 'Anna',
      email: 'a@b.co',
      requestmessage: 'Help me',
      selectedLevel: 'bug',
    };
    await suite.wire.post('/api/support/createticket', ticket, { token });
    await db.query(sql`update ticket set solution = 'Done', closed_at = clock_timestamp()
      where member_id = ${member}`);
    await hasEvents(reader, 2);
    const delivered = reader.of('event').filter(({ past }) => !past);
    expect(delivered.map(({ event }) => [event.kind, event.detail['state']])).toEqual([
      ['ticket', 'opened'],
      ['ticket', 'closed'],
    ]);
    await expect(
      suite.database.as('app').query(sql`
        insert into member_event (member_id, kind) values (${member}, 'deposit')`),
    ).rejects.toThrow('permission denied');
  });

  test('events are deleted after 90 days, income after one day', async () => {
    const { db } = suite.database;
    const { user } = await suite.wire.signUp();
    const member = BigInt(user.id);
    await db.query(sql`
      insert into member_event (member_id, kind, at)
      select ${member}, kind, clock_timestamp() - days * interval '1 day'
      from unnest(array['deposit', 'deposit', 'income', 'income'], array[91, 89, 2, 0])
        as t (kind, days)`);
    await deleteExpired(suite.database.as('app'));
    const left = await db.query<{ kind: string }>(sql`
      select kind from member_event where member_id = ${member} and kind <> 'security'`);
    expect(left.map(({ kind }) => kind).toSorted()).toEqual(['deposit', 'income']);
  });
});

test('disconnects a client that does not read', async () => {
  const METRICS_TOKEN = 'metrics-token-of-this-test';
  const app = await testApp(suite.database.as('app'), { METRICS_TOKEN });
  const openStreams = async () => {
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await fetch(`${app.origin}/metrics`, { headers })).text();
    return Number(/^live_streams (\d+)$/m.exec(text)?.[1]);
  };
  const { user, token } = await suite.wire.signUp();
  const socket = connect({ port: Number(new URL(app.origin).port), host: '127.0.0.1' });
  socket.pause().on('error', () => undefined);
  const head = `GET /api/live HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}`;
  socket.write(`${head}\r\n\r\n`);
  await until(async () => ((await openStreams()) === 1 ? true : undefined));
  const long = { note: 'x'.repeat(500_000) };
  await until(async () => {
    await happen(user.id, long);
    return (await openStreams()) === 0 ? true : undefined;
  });
  socket.destroy();
  await app.close();
});
