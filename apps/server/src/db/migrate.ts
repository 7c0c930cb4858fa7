import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { one, type Database, type Queryable, type Tx } from './database';
import { insistOnLocks } from './insistOnLocks';

const MIGRATION_LOCK = 7_205_759_403n;

interface SqlFile {
  name: string;
  text: string;
  checksum: string;
}

interface Migration extends SqlFile {
  /** Last migration that this baseline replaces, together with all earlier ones. */
  replaces: string | undefined;
  /** True if the migration calls functions, and therefore runs after all other migrations. */
  afterFunctions: boolean;
}

const REPLACES = /^-- replaces all up to (\S+)$/m;
const AFTER_FUNCTIONS = /^-- after functions$/m;

async function readSql(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

interface Schema {
  migrations: readonly Migration[];
  functions: readonly SqlFile[];
}

async function readSchema(folder: string): Promise<Schema> {
  const migrations = await readSql(join(folder, 'migrations'));
  return {
    migrations: migrations
      .map((file) => ({
        ...file,
        replaces: REPLACES.exec(file.text)?.[1],
        afterFunctions: AFTER_FUNCTIONS.test(file.text),
      }))
      .toSorted((one, other) => Number(one.afterFunctions) - Number(other.afterFunctions)),
    functions: await readSql(join(folder, 'functions')),
  };
}

const newerVersion = (what: string) =>
  new Error(
    `The database has ${what}, which this version of the server does not know: ` +
      'it was written by a newer version. Start that version instead.',
  );

function refuseChanged(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): void {
  const isReplaced = (name: string) =>
    migrations.some(({ replaces }) => replaces !== undefined && name <= replaces);
  for (const [name, checksum] of applied) {
    const migration = migrations.find((candidate) => candidate.name === name);
    if (migration === undefined) {
      if (isReplaced(name)) continue;
      throw newerVersion(`the migration ${name}`);
    }
    if (migration.checksum !== checksum) {
      throw new Error(
        `The migration ${name} was changed after it was applied to this database. ` +
          'Restore the file as it was, and put the change into a new migration.',
      );
    }
  }
}

function hasBaseline({ name, replaces }: Migration, applied: ReadonlyMap<string, string>): boolean {
  if (replaces === undefined || applied.size === 0) return false;
  if (applied.has(replaces)) return true;
  throw new Error(
    `The database is too old for this version of the server: ${name} replaces ${replaces}, ` +
      'which the database does not have. Start the previous release once, and then this one.',
  );
}

async function readApplied(tx: Tx): Promise<ReadonlyMap<string, string>> {
  await tx.query(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await tx.query(sql`
    create table if not exists migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default clock_timestamp()
    )`);
  const rows = await tx.query<{ name: string; checksum: string }>(
    sql`select name, checksum from migration order by name`,
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

/** Returns the migrations that were not applied. Any login may call this function. */
export async function missingMigrations(db: Queryable, folder: string): Promise<string[]> {
  const { migrations } = await readSchema(folder);
  const exists = one(
    await db.query<{ yes: boolean }>(sql`select to_regclass('migration') is not null as yes`),
  );
  const rows = exists.yes ? await db.query<{ name: string }>(sql`select name from migration`) : [];
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
}

/**
 * Creates or replaces the functions that changed. Every applied version is on record, so that a
 * server of an earlier version does not bring back its functions.
 *
 * @throws if the database has a newer version of a function
 */
async function applyFunctions(tx: Tx, functions: readonly SqlFile[]): Promise<string[]> {
  await tx.query(sql`
    create table if not exists function_version (
      name text not null,
      checksum text not null,
      number bigint not null generated always as identity,
      applied_at timestamptz not null default clock_timestamp(),
      primary key (name, checksum)
    )`);
  const rows = await tx.query<{ name: string; checksum: string }>(
    sql`select name, checksum from function_version order by number`,
  );
  const newest = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = functions.filter(({ name, checksum }) => newest.get(name) !== checksum);
  const outdated = changed.find(({ name, checksum }) =>
    rows.some((row) => row.name === name && row.checksum === checksum),
  );
  if (outdated) throw newerVersion(`a newer version of ${outdated.name}`);
  // Functions may call each other in any order.
  await tx.query(sql`set local check_function_bodies = off`);
  for (const { name, text, checksum } of changed) {
    await tx.query(raw(text));
    await tx.query(
      sql`insert into function_version (name, checksum) values (${name}, ${checksum})`,
    );
  }
  return changed.map(({ name }) => name);
}

/**
 * Applies the next migration, whose locks are released before the following one. In a new database,
 * applies all migrations together, because nothing else uses the tables. Applies the functions
 * after the last migration that does not call them.
 */
async function applyNext(
  tx: Tx,
  { migrations, functions }: Schema,
  lockMs: number,
  finish: (tx: Tx) => Promise<void>,
): Promise<string[]> {
  const applied = await readApplied(tx);
  refuseChanged(migrations, applied);
  const pending = migrations.filter((migration) => !applied.has(migration.name));
  const next = applied.size === 0 ? pending : pending.slice(0, 1);
  const names: string[] = [];
  const define = async () => {
    names.push(...(await applyFunctions(tx, functions)));
    await finish(tx);
  };
  await tx.query(sql`select set_config('lock_timeout', ${`${lockMs}ms`}, true)`);
  for (const migration of next) {
    const { name, text, checksum, afterFunctions } = migration;
    if (afterFunctions) await define();
    if (!hasBaseline(migration, applied)) await tx.query(raw(text));
    await tx.query(sql`insert into migration (name, checksum) values (${name}, ${checksum})`);
    names.push(name);
  }
  if (next.length === pending.length) await define();
  return names;
}

export interface MigrateOptions {
  /**
   * Time limit of a lock request, in ms. Other statements on the table, such as bets, wait behind
   * the request.
   *
   * @default 1_000
   */
  lockMs?: number;
  patienceMs?: number;
  /** Runs after the functions were applied, in the same transaction. @default nothing */
  finish?: (tx: Tx) => Promise<void>;
}

/**
 * Applies the missing migrations. If several servers start together, they migrate one after
 * another. Each migration is atomic. A migration waits for locks in short attempts, so that a long
 * transaction delays only the migration.
 *
 * @throws if an applied migration was changed, if a newer version wrote the database, or if a lock
 * is unavailable
 */
export async function migrate(
  database: Database,
  folder: string,
  options: MigrateOptions = {},
): Promise<string[]> {
  const { lockMs = 1_000, patienceMs, finish = async () => undefined } = options;
  const schema = await readSchema(folder);
  const apply = () => database.transaction((tx) => applyNext(tx, schema, lockMs, finish));
  const names: string[] = [];
  let next;
  do {
    next = await insistOnLocks(apply, patienceMs);
    names.push(...next);
  } while (next.length > 0);
  return names;
}
