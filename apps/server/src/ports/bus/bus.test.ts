import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '../../db/database';
import { startRedis, type TestRedis } from '../../../../../packages/testing/src/redis';
import { until } from '../../testing/serverProcess';
import { heldBy, watchSignals } from '../../testing/signals';
import { RedisBus } from './redis';
import { connect, end } from './redisClient';

const CHANNEL = 'bus_test';
/** Long time-out, because delays on a busy machine must not look like a Redis outage. */
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

function openBus() {
  const received = { notices: [] as string[], gaps: 0, errors: [] as string[] };
  const db = openDatabase({ url: inject('postgresUrl') });
  const bus = new RedisBus({
    url: redis.url,
    source: db.listen,
    channels: [CHANNEL],
    onError: (error) => received.errors.push(error.message),
    silenceMs: SILENCE_MS,
  });
  bus.listen(CHANNEL, {
    notice: (payload) => received.notices.push(payload),
    gap: () => (received.gaps += 1),
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= bus.close().then(() => db.close()));
  onTestFinished(close);
  return { bus, received, close };
}

const commit = (payload: string) => database.query(sql`select pg_notify(${CHANNEL}, ${payload})`);

const listening = async () => {
  const rows = await database.query(sql`
    select from pg_stat_activity where query = ${`listen "${CHANNEL}"`}`);
  return rows.length;
};

/** Waits until exactly one server relays notifications. */
const relayed = () => until(async () => ((await listening()) === 1 ? true : undefined));

/**
 * Repeats a notification until every bus has received it, because nothing stores it for later
 * listeners.
 */
async function reachesAll(payload: string, ...buses: ReturnType<typeof openBus>[]) {
  await until(async () => {
    await commit(payload);
    return buses.every(({ received }) => received.notices.includes(payload)) ? true : undefined;
  });
}

test('delivers every notification to every server while only one listens to PostgreSQL', async () => {
  const [one, other] = [openBus(), openBus()];
  await relayed();
  await reachesAll('committed', one, other);
  await one.bus.notify(CHANNEL, 'said');
  const hears = ({ received }: ReturnType<typeof openBus>) => received.notices.includes('said');
  await until(() => (hears(one) && hears(other) ? true : undefined));
  expect(one.received.notices.filter((notice) => notice === 'said')).toHaveLength(1);
  await relayed();
  expect([...one.received.errors, ...other.received.errors]).toEqual([]);
});

test('another server takes over if the relay stops, and reports a gap to all servers', async () => {
  const first = openBus();
  await relayed();
  await reachesAll('before', first);
  const second = openBus();
  await until(() => (second.received.gaps > 0 ? true : undefined));
  await first.close();
  const gaps = second.received.gaps;
  await until(() => (second.received.gaps > gaps ? true : undefined));
  await reachesAll('after', second);
  await relayed();
});

test('another server takes over a dead relay once its lease expires', async () => {
  const client = await connect(redis.url, SILENCE_MS);
  await client.set('platform:relay', 'a server that is dead', {
    expiration: { type: 'PX', value: 2_500 },
  });
  const next = openBus();
  await reachesAll('after', next);
  expect(await client.get('platform:relay')).not.toBe('a server that is dead');
  await next.close();
  // The lease is free, so the next relay does not have to wait.
  expect(await client.get('platform:relay')).toBeNull();
  end(client);
});

test('reports gaps and a single error during an outage of Redis, then resumes', async () => {
  const { bus, received } = openBus();
  await relayed();
  await redis.stop();
  await until(() => (received.errors.length > 0 ? true : undefined));
  const gaps = received.gaps;
  await until(() => (received.gaps >= gaps + 3 ? true : undefined));
  // A notification during the outage does not block.
  await bus.notify(CHANNEL, 'lost');
  expect(received.errors).toHaveLength(1);
  expect(received.errors[0]).toMatch(/^Redis is unavailable\. Servers poll the database/);
  await redis.start();
  await relayed();
  await until(async () => {
    await bus.notify(CHANNEL, 'again');
    return received.notices.includes('again') ? true : undefined;
  });
  expect(received.notices).not.toContain('lost');
  expect(received.errors).toHaveLength(1);
});

test('closes during an outage of Redis without leaving listeners behind', async () => {
  await redis.stop();
  const { signals, restore } = watchSignals();
  const { received, close } = openBus();
  await until(() => (received.gaps >= 6 ? true : undefined));
  restore();
  expect(received.errors).toHaveLength(1);
  // Only the listeners of the current attempt remain.
  expect(Math.max(...signals.map(heldBy))).toBeLessThan(5);
  await close();
  await redis.start();
});
