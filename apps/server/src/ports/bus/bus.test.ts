import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '../../db/database';
import { startRedis, type TestRedis } from '../../../../../packages/testing/src/redis';
import { until } from '../../testing/serverProcess';
import { heldBy, watchSignals } from '../../testing/signals';
import { RedisBus } from './redis';
import { connect, end } from './redisClient';

const CHANNEL = 'bus_test';
/** So long that a machine that is held up does not look like a lost Redis. */
const SILENCE_MS = 600_000;

let redis: TestRedis;
let database: Database;

beforeAll(async () => {
  redis = await startRedis();
  database = openDatabase({ url: inject('postgresUrl') });
});
afterAll(async () => {
  await database.close();
  await redis.stop();
});

/** A server's bus, and what it heard. */
function openBus() {
  const heard = { notices: [] as string[], gaps: 0, errors: [] as string[] };
  const db = openDatabase({ url: inject('postgresUrl') });
  const bus = new RedisBus({
    url: redis.url,
    source: db.listen,
    channels: [CHANNEL],
    onError: (error) => heard.errors.push(error.message),
    silenceMs: SILENCE_MS,
  });
  bus.listen(CHANNEL, {
    notice: (payload) => heard.notices.push(payload),
    gap: () => (heard.gaps += 1),
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= bus.close().then(() => db.close()));
  // A test that fails leaves none to the next.
  onTestFinished(close);
  return { bus, heard, close };
}

const commit = (payload: string) => database.query(sql`select pg_notify(${CHANNEL}, ${payload})`);

/** How many connections of PostgreSQL listen. */
const listening = async () => {
  const rows = await database.query(sql`
    select from pg_stat_activity where query = ${`listen "${CHANNEL}"`}`);
  return rows.length;
};

/** Waits until one server, and no more, passes on what is committed. */
const relayed = () => until(async () => ((await listening()) === 1 ? true : undefined));

/** Commits until everyone has heard it: what is committed while no one listens reaches no one. */
async function reachesAll(payload: string, ...buses: ReturnType<typeof openBus>[]) {
  await until(async () => {
    await commit(payload);
    return buses.every(({ heard }) => heard.notices.includes(payload)) ? true : undefined;
  });
}

test('every server hears what is committed and what another says, and one alone listens to PostgreSQL', async () => {
  const [one, other] = [openBus(), openBus()];
  await relayed();
  await reachesAll('committed', one, other);
  await one.bus.notify(CHANNEL, 'said');
  const hears = ({ heard }: ReturnType<typeof openBus>) => heard.notices.includes('said');
  await until(() => (hears(one) && hears(other) ? true : undefined));
  expect(one.heard.notices.filter((notice) => notice === 'said')).toHaveLength(1);
  await relayed();
  expect([...one.heard.errors, ...other.heard.errors]).toEqual([]);
});

test('when the server ends that passes on, another does, and all learn of the gap', async () => {
  const first = openBus();
  await relayed();
  await reachesAll('before', first);
  const second = openBus();
  await until(() => (second.heard.gaps > 0 ? true : undefined));
  await first.close();
  const gaps = second.heard.gaps;
  await until(() => (second.heard.gaps > gaps ? true : undefined));
  await reachesAll('after', second);
  await relayed();
});

test('when the server dies that passes on, another does once the lease is over', async () => {
  const client = await connect(redis.url, SILENCE_MS);
  await client.set('platform:relay', 'a server that is dead', {
    expiration: { type: 'PX', value: 2_500 },
  });
  const next = openBus();
  await reachesAll('after', next);
  expect(await client.get('platform:relay')).not.toBe('a server that is dead');
  await next.close();
  // The next need not wait.
  expect(await client.get('platform:relay')).toBeNull();
  end(client);
});

test('while Redis is away there are gaps, one error says so, and it goes on when Redis is back', async () => {
  const { bus, heard } = openBus();
  await relayed();
  await redis.stop();
  await until(() => (heard.errors.length > 0 ? true : undefined));
  const gaps = heard.gaps;
  await until(() => (heard.gaps >= gaps + 3 ? true : undefined));
  // No one is held up by it.
  await bus.notify(CHANNEL, 'lost');
  expect(heard.errors).toHaveLength(1);
  expect(heard.errors[0]).toMatch(/^Redis is away, so servers look in the database/);
  await redis.start();
  await relayed();
  await until(async () => {
    await bus.notify(CHANNEL, 'again');
    return heard.notices.includes('again') ? true : undefined;
  });
  expect(heard.notices).not.toContain('lost');
  expect(heard.errors).toHaveLength(1);
});

test('ends while Redis is away, and its attempts until then leave nothing behind', async () => {
  await redis.stop();
  const { signals, restore } = watchSignals();
  const { heard, close } = openBus();
  await until(() => (heard.gaps >= 6 ? true : undefined));
  restore();
  expect(heard.errors).toHaveLength(1);
  // Those of the attempt that is under way.
  expect(Math.max(...signals.map(heldBy))).toBeLessThan(5);
  await close();
  await redis.start();
});
