import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../testing/database';
import { until } from '../testing/serverProcess';
import { migrate } from './migrate';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await emptyDatabase(inject('postgresUrl'));
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await write('0001_one.sql', 'create table one (id int);');
  await write('0002_two.sql', 'create table two (id int);\ninsert into two values (1);');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const rowsOfTwo = () => database.db.query(sql`select id from two`);

test('applies migrations once, in the order of their names', async () => {
  expect(await migrate(database.db, folder)).toEqual(['0001_one.sql', '0002_two.sql']);
  expect(await migrate(database.db, folder)).toEqual([]);
  expect(await rowsOfTwo()).toHaveLength(1);
});

test('applies migrations once if several servers start together', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.db, folder)));
  expect(applied.flat()).toEqual(['0001_one.sql', '0002_two.sql']);
  expect(await rowsOfTwo()).toHaveLength(1);
});

test('refuses a migration that changed after it was applied, by name', async () => {
  await migrate(database.db, folder);
  await write('0001_one.sql', 'create table one (id bigint);');
  await expect(migrate(database.db, folder)).rejects.toThrow(/0001_one\.sql was changed after/);
});

test('refuses a database written by a newer version', async () => {
  await migrate(database.db, folder);
  await rm(join(folder, '0002_two.sql'));
  await expect(migrate(database.db, folder)).rejects.toThrow(/0002_two\.sql.*newer version/);
});

test('a failed migration leaves a new database unchanged', async () => {
  await write('0003_three.sql', 'create table three (id int); select 1 / 0;');
  await expect(migrate(database.db, folder)).rejects.toThrow(/division by zero/);
  await rm(join(folder, '0003_three.sql'));
  expect(await migrate(database.db, folder)).toEqual(['0001_one.sql', '0002_two.sql']);
});

describe('a baseline', () => {
  const BASELINE = '0002_baseline.sql';
  const replacesBoth = '-- replaces 0001_one.sql\n-- replaces 0002_two.sql\n';

  async function squash(): Promise<void> {
    await rm(join(folder, '0001_one.sql'));
    await rm(join(folder, '0002_two.sql'));
    await write(BASELINE, `${replacesBoth}create table two (id int);`);
    await write('0003_three.sql', 'alter table two add column name text;');
  }

  test('creates a new database in place of the migrations that it replaces', async () => {
    await squash();
    expect(await migrate(database.db, folder)).toEqual([BASELINE, '0003_three.sql']);
    expect(await rowsOfTwo()).toEqual([]);
  });

  test('is recorded as applied without running if those migrations were applied', async () => {
    await migrate(database.db, folder);
    await squash();
    expect(await migrate(database.db, folder)).toEqual([BASELINE, '0003_three.sql']);
    expect(await rowsOfTwo()).toHaveLength(1);
    expect(await migrate(database.db, folder)).toEqual([]);
  });

  test('is refused if only some of those migrations were applied', async () => {
    await rm(join(folder, '0002_two.sql'));
    await migrate(database.db, folder);
    await write('0002_two.sql', '');
    await squash();
    await expect(migrate(database.db, folder)).rejects.toThrow(
      /too old.*0002_baseline\.sql replaces 0002_two\.sql.*previous release/,
    );
  });
});

describe('(D15) while other transactions use the tables', () => {
  const NEXT = '0003_three.sql';

  beforeEach(async () => {
    await migrate(database.db, folder);
    await write(NEXT, 'alter table two add column name text;');
  });

  /** Locks the table in a transaction until the returned function is called. */
  async function longTransaction(): Promise<() => Promise<void>> {
    const [begun, released] = [new EventEmitter(), new EventEmitter()];
    const over = database.db.transaction(async (tx) => {
      await tx.query(sql`select id from two`);
      begun.emit('begun');
      await once(released, 'end');
    });
    await once(begun, 'begun');
    return async () => {
      released.emit('end');
      await over;
    };
  }

  const waiting = async () => {
    const waiters = await database.db.query(sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return waiters.length > 0;
  };

  test('a migration waits for a long transaction without blocking other statements', async () => {
    const end = await longTransaction();
    const migrating = migrate(database.db, folder, { lockMs: 300 });
    await until(async () => ((await waiting()) ? true : undefined));
    // These inserts would queue behind a migration that keeps waiting for its lock.
    for (let count = 0; count < 20; count += 1) {
      await database.db.query(sql`insert into two values (2)`);
    }
    await end();
    expect(await migrating).toEqual([NEXT]);
    expect(await rowsOfTwo()).toHaveLength(21);
  });

  test('reports a migration that never gets a lock, and changes nothing', async () => {
    const end = await longTransaction();
    const migrating = migrate(database.db, folder, { lockMs: 50, patienceMs: 0 });
    await expect(migrating).rejects.toThrow(/another transaction keeps.*pg_stat_activity/);
    await end();
    expect(await migrate(database.db, folder)).toEqual([NEXT]);
  });

  test('releases the locks of each migration before the next one', async () => {
    await write('0004_four.sql', 'select 1 / 0;');
    await expect(migrate(database.db, folder)).rejects.toThrow(/division by zero/);
    await rm(join(folder, '0004_four.sql'));
    expect(await migrate(database.db, folder)).toEqual([]);
  });
});
