import sql, { raw } from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { PATIENCE } from '../testing/database';
import { Proxy } from '../testing/proxy';
import { until } from '../testing/serverProcess';
import { openDatabase } from './database';
import { DatabaseUnavailable } from './unavailable';

test('a connection lost between two statements fails only its transaction', async () => {
  const url = inject('postgresUrl');
  const [db, admin] = [
    openDatabase({ url, connections: 1 }),
    openDatabase({ url, connections: 1 }),
  ];
  const lost = db.transaction(async (tx) => {
    const [session] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await admin.query(sql`select pg_terminate_backend(${session?.pid}, 5000)`);
    return tx.query(sql`select 1`);
  });
  await expect(lost).rejects.toThrow(/[Cc]onnection/);
  expect(await db.query(sql`select 1 as answer`)).toEqual([{ answer: 1 }]);
  await db.close();
  await admin.close();
});

test('completes both transactions of a deadlock', async () => {
  const db = openDatabase({ url: inject('postgresUrl'), ...PATIENCE });
  let runs = 0;
  let held = 0;
  let arrive = () => {};
  const both = new Promise<void>((resolve) => (arrive = resolve));
  const lockIn = (order: readonly number[]) =>
    db.transaction(async (tx) => {
      runs += 1;
      const [first, second] = order;
      await tx.query(sql`select pg_advisory_xact_lock(${first})`);
      held += 1;
      if (held === 2) arrive();
      await both;
      await tx.query(sql`select pg_advisory_xact_lock(${second})`);
      return order;
    });
  const done = await Promise.all([lockIn([31, 32]), lockIn([32, 31])]);
  expect(done).toEqual([
    [31, 32],
    [32, 31],
  ]);
  expect(runs).toBe(3);
  await db.close();
});

test('turns off JIT compilation', async () => {
  const db = openDatabase({ url: inject('postgresUrl'), connections: 1 });
  expect(await db.query(sql`select current_setting('jit') as jit`)).toEqual([{ jit: 'off' }]);
  await db.close();
});

test.each(['date', 'timestamp'])('refuses a %s value because it has no time zone', async (type) => {
  const db = openDatabase({ url: inject('postgresUrl'), connections: 1 });
  const select = sql`select ${raw(`'2026-09-01'::${type}`)} as at`;
  await expect(db.query(select)).rejects.toThrow(`a ${type} without a time zone`);
  expect(await db.query(sql`select '2026-09-01'::timestamp at time zone 'UTC' as at`)).toEqual([
    { at: new Date('2026-09-01T00:00:00Z') },
  ]);
  await db.close();
});

test.each([
  ['a full disk', '53100'],
  ['too little memory', '53200'],
  ['a disk that fails', '58030'],
])('lets the caller retry a statement that fails because of %s', async (_, code) => {
  const db = openDatabase({ url: inject('postgresUrl'), connections: 1 });
  const fail = sql`${raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`)}`;
  const lost = { connectionLost: false };
  for (const failed of [db.query(fail), db.transaction((tx) => tx.query(fail))]) {
    const error: unknown = await failed.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect(error).toMatchObject(lost);
  }
  await db.close();
});

test.each(['a statement', 'a transaction'])(
  'reconnects after %s on a read-only server, such as a former primary',
  async (what) => {
    const db = openDatabase({ url: inject('postgresUrl'), connections: 1 });
    await db.query(sql`select set_config('default_transaction_read_only', 'on', false)`);
    const write = sql`create table never (id int)`;
    const failed =
      what === 'a statement' ? db.query(write) : db.transaction((tx) => tx.query(write));
    const error: unknown = await failed.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect(error).toMatchObject({ connectionLost: true });
    const rows = await db.query(
      sql`select current_setting('default_transaction_read_only') as only`,
    );
    expect(rows).toEqual([{ only: 'off' }]);
    await db.close();
  },
);

describe('(D15) database time limits', () => {
  let proxy: Proxy;

  beforeEach(async () => {
    proxy = await Proxy.to(inject('postgresUrl'));
  });
  afterEach(() => proxy.close());

  test('end a slow statement and a statement that waits for a lock', async () => {
    const holder = openDatabase({ url: proxy.url, ...PATIENCE });
    const db = openDatabase({ url: proxy.url, ...PATIENCE, statementMs: 200 });
    const hasty = openDatabase({ url: proxy.url, ...PATIENCE, lockMs: 200 });
    // The second message is the client's own time-out, which comes first if this process was
    // delayed.
    const tooLong = /statement timeout|Query read timeout/;
    await expect(db.query(sql`select pg_sleep(600)`)).rejects.toThrow(tooLong);
    await holder.transaction(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(15)`);
      const second = db.query(sql`select pg_advisory_xact_lock(15)`);
      await expect(second).rejects.toThrow(tooLong);
      const third = hasty.query(sql`select pg_advisory_xact_lock(15)`);
      await expect(third).rejects.toThrow(/lock timeout/);
    });
    await Promise.all([holder.close(), db.close(), hasty.close()]);
  });

  test('default to 30 s for a statement, 5 s for a lock, 3 s for an idle transaction, 15 s for a connection', async () => {
    const db = openDatabase({ url: proxy.url });
    const limits = await db.query(sql`
      select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('idle_session_timeout') as silent`);
    expect(limits).toEqual([{ statement: '30s', lock: '5s', idle: '3s', silent: '15s' }]);
    await db.close();
  });

  test('end a request for a connection while all connections are in use', async () => {
    const db = openDatabase({ url: proxy.url, ...PATIENCE, connections: 1, connectMs: 500 });
    // Connecting may take longer than the time limit, so retry.
    await until(() => db.query(sql`select 1`).catch(() => undefined));
    await db.transaction(async () => {
      await expect(db.query(sql`select 1`)).rejects.toThrow(/timeout/);
    });
    expect(await db.query(sql`select 1 as answer`)).toEqual([{ answer: 1 }]);
    await db.close();
  });

  test('end an abandoned transaction', async () => {
    const db = openDatabase({ url: proxy.url, idleMs: 200 });
    const other = openDatabase({ url: proxy.url, ...PATIENCE });
    const idle = db.transaction(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(16)`);
      // Succeeds once the database has ended the other transaction.
      await other.query(sql`select pg_advisory_lock(16)`);
      await tx.query(sql`select 1`);
    });
    await expect(idle).rejects.toThrow();
    await Promise.all([db.close(), other.close()]);
  });

  test('end an attempt to connect to an unresponsive database', async () => {
    proxy.fallSilent();
    const db = openDatabase({ url: proxy.url, connectMs: 200 });
    await expect(db.query(sql`select 1`)).rejects.toThrow(/timeout/);
    await db.close();
  });

  test('end a transaction if the database stops responding, and the next transaction succeeds', async () => {
    const db = openDatabase({ url: proxy.url, connections: 1, statementMs: 200 });
    const silent = db.transaction(async (tx) => {
      await tx.query(sql`select 1`);
      proxy.fallSilent();
      await tx.query(sql`select 2`);
    });
    await expect(silent).rejects.toThrow(/Query read timeout/);
    proxy.recover();
    expect(await db.query(sql`select 1 as answer`)).toEqual([{ answer: 1 }]);
    await db.close();
  });
});
