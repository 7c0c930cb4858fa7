import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../testing/database';
import { SCHEMA_DIR } from '../paths';
import { until } from '../testing/serverProcess';
import { migrate } from './migrate';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await emptyDatabase(inject('postgresUrl'));
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await mkdir(join(folder, 'migrations'));
  await mkdir(join(folder, 'functions'));
  await write('0001_one.sql', 'create table one (id int);');
  await write('0002_two.sql', 'create table two (id int);\ninsert into two values (1);');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const pathOf = (name: string) => join(folder, 'migrations', name);
const write = (name: string, text: string) => writeFile(pathOf(name), text);
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

test('refuses and names a migration that changed after it was applied', async () => {
  await migrate(database.db, folder);
  await write('0001_one.sql', 'create table one (id bigint);');
  await expect(migrate(database.db, folder)).rejects.toThrow(/0001_one\.sql was changed after/);
});

test('refuses a database written by a newer version', async () => {
  await migrate(database.db, folder);
  await rm(pathOf('0002_two.sql'));
  await expect(migrate(database.db, folder)).rejects.toThrow(/0002_two\.sql.*newer version/);
});

test('a failed migration leaves a new database unchanged', async () => {
  await write('0003_three.sql', 'create table three (id int); select 1 / 0;');
  await expect(migrate(database.db, folder)).rejects.toThrow(/division by zero/);
  await rm(pathOf('0003_three.sql'));
  expect(await migrate(database.db, folder)).toEqual(['0001_one.sql', '0002_two.sql']);
});

describe('a baseline', () => {
  const BASELINE = '0002_baseline.sql';

  async function squash(): Promise<void> {
    await rm(pathOf('0001_one.sql'));
    await rm(pathOf('0002_two.sql'));
    await write(BASELINE, '-- replaces all up to 0002_two.sql\ncreate table two (id int);');
    await write('0003_three.sql', 'alter table two add column name text;');
  }

  test('creates a new database in place of the migrations that it combines', async () => {
    await squash();
    expect(await migrate(database.db, folder)).toEqual([BASELINE, '0003_three.sql']);
    expect(await rowsOfTwo()).toEqual([]);
  });

  test('is recorded as applied without running if the combined migrations were applied', async () => {
    await migrate(database.db, folder);
    await squash();
    expect(await migrate(database.db, folder)).toEqual([BASELINE, '0003_three.sql']);
    expect(await rowsOfTwo()).toHaveLength(1);
    expect(await migrate(database.db, folder)).toEqual([]);
  });

  test('is refused if only some of the combined migrations were applied', async () => {
    await rm(pathOf('0002_two.sql'));
    await migrate(database.db, folder);
    await write('0002_two.sql', '');
    await squash();
    await expect(migrate(database.db, folder)).rejects.toThrow(
      /too old.*0002_baseline\.sql replaces 0002_two\.sql.*previous release/,
    );
  });
});

describe('functions', () => {
  const define = (name: string, result: string) =>
    writeFile(
      join(folder, 'functions', `${name}.sql`),
      `create or replace function ${name}() returns text language sql as $$ select ${result} $$;`,
    );
  const result = async () => {
    const [row] = await database.db.query<{ text: string }>(sql`select one_text() as text`);
    return row?.text;
  };

  test('are applied after the last migration, in any order', async () => {
    await define('one_text', 'two_text() || id from two');
    await define('two_text', "'row '");
    expect(await migrate(database.db, folder)).toEqual([
      '0001_one.sql',
      '0002_two.sql',
      'one_text.sql',
      'two_text.sql',
    ]);
    expect(await result()).toBe('row 1');
    expect(await migrate(database.db, folder)).toEqual([]);
  });

  test('are replaced when their file changes, together with the migration', async () => {
    await define('one_text', "'before'");
    await migrate(database.db, folder);
    await write('0003_three.sql', 'select 1 / 0;');
    await define('one_text', "'after'");
    await expect(migrate(database.db, folder)).rejects.toThrow(/division by zero/);
    expect(await result()).toBe('before');
    await rm(pathOf('0003_three.sql'));
    expect(await migrate(database.db, folder)).toEqual(['one_text.sql']);
    expect(await result()).toBe('after');
  });

  test('are not replaced by the functions of an earlier version', async () => {
    await define('one_text', "'before'");
    await migrate(database.db, folder);
    await define('one_text', "'after'");
    await migrate(database.db, folder);
    await define('one_text', "'before'");
    await expect(migrate(database.db, folder)).rejects.toThrow(/newer version of one_text\.sql/);
    expect(await result()).toBe('after');
  });

  test('can be called by a migration that is marked to run last', async () => {
    await write('0002_two.sql', 'create table two (id text);');
    await write('0003_three.sql', '-- after functions\ninsert into two values (one_text());');
    await write('0004_four.sql', "create table four as select 'fourth'::text as id;");
    await define('one_text', '(select id from four)');
    await migrate(database.db, folder);
    expect(await rowsOfTwo()).toEqual([{ id: 'fourth' }]);
  });
});

test('every function is in a file with its name, together with its triggers', async () => {
  const names = (await readdir(join(SCHEMA_DIR, 'functions'))).map((file) => file.slice(0, -4));
  const texts = await Promise.all(
    names.map((name) => readFile(join(SCHEMA_DIR, 'functions', `${name}.sql`), 'utf8')),
  );
  await migrate(database.db, SCHEMA_DIR);
  const functions = await database.db.query<{ name: string }>(
    sql`select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  expect(functions.map(({ name }) => name).sort()).toEqual(names.toSorted());
  const triggers = await database.db.query<{ name: string; caller: string }>(sql`
    select tgname as name, proname as caller
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace`);
  expect(triggers.length).toBeGreaterThan(60);
  const misplaced = triggers.filter(
    ({ name, caller }) =>
      !new RegExp(`^create or replace trigger ${name}\\s`, 'm').test(
        texts[names.indexOf(caller)] ?? '',
      ),
  );
  expect(misplaced).toEqual([]);
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

  test('releases the locks of each migration before the next migration', async () => {
    await write('0004_four.sql', 'select 1 / 0;');
    await expect(migrate(database.db, folder)).rejects.toThrow(/division by zero/);
    await rm(pathOf('0004_four.sql'));
    expect(await migrate(database.db, folder)).toEqual([]);
  });
});
