import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import type { Database, Tx } from './database';

/** Any fixed number: servers that start together wait for each other on it. */
const MIGRATION_LOCK = 7_205_759_403n;

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

function refuseChanged(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): void {
  for (const [name, checksum] of applied) {
    const migration = migrations.find((candidate) => candidate.name === name);
    if (migration === undefined) {
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

async function applyPending(tx: Tx, migrations: readonly Migration[]): Promise<string[]> {
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
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  refuseChanged(migrations, applied);
  const pending = migrations.filter((migration) => !applied.has(migration.name));
  for (const { name, text, checksum } of pending) {
    await tx.query(raw(text));
    await tx.query(sql`insert into migration (name, checksum) values (${name}, ${checksum})`);
  }
  return pending.map((migration) => migration.name);
}

/**
 * Brings the database to the newest schema and returns the names of the migrations it applied.
 * All or nothing, and one server at a time, so that several may start together.
 *
 * @throws when an applied migration was changed or is unknown to this version.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return database.transaction((tx) => applyPending(tx, migrations));
}
