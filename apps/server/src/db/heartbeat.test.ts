import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { emptyDatabase, PATIENCE } from '../testing/database';
import { Proxy } from '../testing/proxy';
import { until } from '../testing/serverProcess';
import { openDatabase, type Database } from './database';
import { Heartbeat } from './heartbeat';
import { DatabaseAway } from './unavailable';

let proxy: Proxy;
let db: Database;
let heartbeat: Heartbeat;
let reported: Error[];

beforeEach(async () => {
  proxy = await Proxy.to(inject('postgresUrl'));
  reported = [];
  const onError = (error: Error) => reported.push(error);
  heartbeat = new Heartbeat(proxy.url, onError);
  // All other time limits are longer than the test.
  db = openDatabase({ url: proxy.url, connections: 2, heartbeat, onError, ...PATIENCE });
});
afterEach(async () => {
  await db.close();
  await heartbeat.stop();
  await proxy.close();
});

const answers = () =>
  db.query(sql`select 1`).then(
    () => true as const,
    () => undefined,
  );

/**
 * Waits for the first response, and discards earlier reports: a delayed process may look like an
 * unresponsive database.
 */
async function connected(): Promise<void> {
  await until(answers);
  reported = [];
}

test('fails waiting statements if the database stops responding, and later statements immediately', async () => {
  await connected();
  const statement = db.query(sql`select pg_sleep(600)`);
  const transaction = db.transaction((tx) => tx.query(sql`select pg_sleep(600)`));
  const waiting = db.query(sql`select 1`);
  proxy.fallSilent();
  for (const asked of [statement, transaction, waiting]) {
    await expect(asked).rejects.toThrow(/did not answer within 1000 ms/);
  }
  await expect(db.query(sql`select 1`)).rejects.toThrow(DatabaseAway);
  await expect(db.transaction(async () => undefined)).rejects.toThrow(DatabaseAway);
  expect(reported.filter((error) => error instanceof DatabaseAway)).toHaveLength(1);
  proxy.recover();
  await until(answers);
});

test('reports a database that refuses connections as unavailable until it accepts them again', async () => {
  await connected();
  proxy.refuse();
  await until(() => reported.some((error) => error instanceof DatabaseAway) || undefined);
  await expect(db.query(sql`select 1`)).rejects.toThrow(DatabaseAway);
  proxy.recover();
  await until(answers);
});

test('reports recovery once the database answers each message in time', async () => {
  proxy.refuse();
  await until(() => reported.some((error) => error instanceof DatabaseAway) || undefined);
  // Connecting takes three round trips, which together exceed the time limit of one.
  proxy.latencyMs = 600;
  proxy.recover();
  await until(answers);
});

test('statements that wait for an unresponsive database open no connections', async () => {
  await connected();
  const waiting = Array.from({ length: 100 }, () => db.query(sql`select pg_sleep(600)`));
  const before = proxy.opened;
  proxy.fallSilent();
  const failed = await Promise.allSettled(waiting);
  expect(failed.every(({ status }) => status === 'rejected')).toBe(true);
  // The heartbeat has reconnected and reported the recovery.
  proxy.recover();
  await until(answers);
  expect(proxy.opened - before).toBeLessThan(10);
});

test('pending attempts to connect do not delay the next one', async () => {
  await heartbeat.stop();
  const events: string[] = [];
  const happened = (event: string) => until(() => events.includes(event) || undefined);
  const patient = new Heartbeat(proxy.url, () => undefined, { everyMs: 10, patienceMs: 600_000 });
  patient.watch({ away: () => events.push('away'), back: () => events.push('back') });
  proxy.refuse();
  await happened('away');
  const before = proxy.opened;
  proxy.fallSilent();
  // Sequential attempts, each with the connection time-out, would take 200 s.
  await until(() => proxy.opened > before + 20 || undefined);
  // Connections that were opened during the outage never get a response.
  proxy.recover();
  await happened('back');
  await patient.stop();
});

test('one heartbeat serves all pools, including pools opened while the database is unavailable', async () => {
  const lost: Error[] = [];
  // With this long limit, only a refused connection counts as an outage, even on a slow machine.
  const patient = new Heartbeat(proxy.url, (error) => lost.push(error), { patienceMs: 600_000 });
  const open = () => openDatabase({ url: proxy.url, heartbeat: patient, ...PATIENCE });
  const first = open();
  proxy.refuse();
  await until(() => lost.length > 0 || undefined);
  const second = open();
  for (const pool of [first, second]) {
    await expect(pool.query(sql`select 1`)).rejects.toThrow(DatabaseAway);
  }
  proxy.recover();
  await until(() => first.query(sql`select 1`).catch(() => undefined));
  expect(await second.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  expect(lost).toHaveLength(1);
  await Promise.all([first.close(), second.close()]);
  await patient.stop();
});

test('a terminated connection does not count as an outage', async () => {
  const database = await emptyDatabase(inject('postgresUrl'));
  const admin = database.db;
  const lost: Error[] = [];
  const onLost = (error: Error) => lost.push(error);
  const patient = new Heartbeat(database.url, onLost, { patienceMs: 600_000 });
  const beats = () =>
    admin.query<{ pid: number }>(sql`
      select pid from pg_stat_activity
      where datname = current_database() and query = 'select 1' and state = 'idle'`);
  const [first] = await until(async () => {
    const found = await beats();
    return found.length > 0 ? found : undefined;
  });
  await admin.query(sql`select pg_terminate_backend(${first?.pid}, 5000)`);
  await until(async () => (await beats()).some(({ pid }) => pid !== first?.pid) || undefined);
  expect(lost).toEqual([]);
  await patient.stop();
  await database.drop();
});

test('a busy process does not report an outage of its database', async () => {
  let busy = true;
  const work = () => {
    const end = performance.now() + 300;
    while (performance.now() < end);
    if (busy) setImmediate(work);
  };
  work();
  const lost: Error[] = [];
  let beats = 0;
  const busyOne = new Heartbeat(inject('postgresUrl'), (error) => lost.push(error), {
    everyMs: 1,
    // Each part of the wait is shorter than a blocked period, and PostgreSQL may take twelve parts
    // to respond.
    patienceMs: 750,
  });
  // Twelve blocked periods are enough to connect, which takes several round trips, and to check
  // again.
  while (beats < 12) {
    beats += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  busy = false;
  await busyOne.stop();
  expect(lost).toEqual([]);
});
