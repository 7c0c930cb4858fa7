import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import type { Database, Tx } from './database';
import { insistOnLocks } from './insistOnLocks';

/** Arbitrary id of the lock that serialises concurrent starts. */
const MIGRATION_LOCK = 7_205_759_403n;

interface Migration {
  name: string;
  text: string;
  checksum: string;
  /** Earlier migrations that this baseline replaces. Databases that have them skip it. */
  replaces: string[];
}

/** Line of a baseline, such as `-- replaces 0001_ledger.sql`. */
const REPLACES = /^-- replaces (\S+)$/gm;

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      const replaces = [...text.matchAll(REPLACES)].map(([, replaced = '']) => replaced);
      return { name, text, checksum, replaces };
    }),
  );
}

function refuseChanged(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): void {
  const replaced = new Set(migrations.flatMap(({ replaces }) => replaces));
  for (const [name, checksum] of applied) {
    const migration = migrations.find((candidate) => candidate.name === name);
    if (migration === undefined) {
      if (replaced.has(name)) continue;
      throw new Error(
        `The database has the migration ${name}, which this version of the server does not know: ` +
          'it was written by a newer version. Start that version instead.',
      );
    }
    if (migration.checksum !== checksum) {
      throw new Error(
        `The migration ${name} was changed after it was applied to this database. ` +
          'Restore the file as it was, and put the change into a new migration.',
      );
    }
  }
}

/** Returns true if the database already has the schema of a baseline. */
function isReplaced({ name, replaces }: Migration, applied: ReadonlyMap<string, string>): boolean {
  const missing = replaces.filter((replaced) => !applied.has(replaced));
  if (missing.length === replaces.length) return false;
  if (missing.length === 0) return true;
  throw new Error(
    `The database is too old for this version of the server: ${name} replaces ${missing.join(', ')}, ` +
      'which the database does not have. Start the previous release once, and then this one.',
  );
}

/** Waits for other migrating servers, then reads the applied migrations. */
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

/**
 * Applies the next migration and releases its locks. Migrates a new database in one transaction,
 * because nothing else uses its tables.
 */
async function applyNext(
  tx: Tx,
  migrations: readonly Migration[],
  lockMs: number,
): Promise<string[]> {
  const applied = await readApplied(tx);
  refuseChanged(migrations, applied);
  const pending = migrations.filter((migration) => !applied.has(migration.name));
  const next = applied.size === 0 ? pending : pending.slice(0, 1);
  await tx.query(sql`select set_config('lock_timeout', ${`${lockMs}ms`}, true)`);
  for (const migration of next) {
    const { name, text, checksum } = migration;
    if (!isReplaced(migration, applied)) await tx.query(raw(text));
    await tx.query(sql`insert into migration (name, checksum) values (${name}, ${checksum})`);
  }
  return next.map((migration) => migration.name);
}

export interface MigrateOptions {
  /**
   * Limit of a lock wait, in ms. Other statements on the table, such as bets, queue behind it.
   * @default 1_000
   */
  lockMs?: number;
  /** Limit of all attempts, in ms. @default 300_000 */
  patienceMs?: number;
}

/**
 * Migrates the database to the newest schema and returns the applied migrations. Concurrent starts
 * take turns. Each migration is atomic, and waits for locks in short attempts, so that a long
 * transaction delays only the migration.
 *
 * @throws if an applied migration was changed or is unknown, or a lock is unavailable
 */
export async function migrate(
  database: Database,
  folder: string,
  options: MigrateOptions = {},
): Promise<string[]> {
  const { lockMs = 1_000, patienceMs } = options;
  const migrations = await readMigrations(folder);
  const apply = () => database.transaction((tx) => applyNext(tx, migrations, lockMs));
  const names: string[] = [];
  let next;
  do {
    next = await insistOnLocks(apply, patienceMs);
    names.push(...next);
  } while (next.length > 0);
  return names;
}
