import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { raw } from 'sql-template-tag';
import { MIGRATIONS_DIR, PRIVILEGES_FILE } from '../config';
import { openDatabase, type Database } from '../db/database';
import { migrate } from '../db/migrate';
import { asRole, grantPrivileges, ROLES } from '../db/privileges';

/** A database of one's own. */
export interface TestDatabase {
  url: string;
  /** Its pool; more of them act as more servers. */
  db: Database;
  /**
   * Another pool, with the privileges of one of the server's roles. Closed with the database.
   */
  as(role: keyof typeof ROLES): Database;
  /** Closes the pools and drops the database. */
  drop(): Promise<void>;
}

/** Patient: other suites may keep the machine busy, and benchmarks load a lot at once. */
const PATIENCE = { statementMs: 600_000, idleMs: 600_000 };

async function onPostgres(postgresUrl: string, statement: string): Promise<void> {
  const postgres = openDatabase({ url: postgresUrl, connections: 1, ...PATIENCE });
  await postgres.query(raw(statement));
  await postgres.close();
}

/** Makes an empty database, without the schema. */
export async function emptyDatabase(postgresUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onPostgres(postgresUrl, `create database ${name}`);
  const url = Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
  const db = openDatabase({ url, ...PATIENCE });
  const others: Database[] = [];
  const as = (role: keyof typeof ROLES) => {
    const other = openDatabase({ url: asRole(url, ROLES[role]), connections: 8, ...PATIENCE });
    others.push(other);
    return other;
  };
  const drop = async () => {
    await Promise.all([db, ...others].map((pool) => pool.close()));
    await onPostgres(postgresUrl, `drop database ${name} with (force)`);
  };
  return { url, db, as, drop };
}

/** Makes a database whose schema is that of before a migration, such as '0045_bonuses_vest.sql'. */
export async function databaseBefore(postgresUrl: string, name: string): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const earlier = (await readdir(MIGRATIONS_DIR)).filter((other) => other < name);
  for (const other of earlier) await cp(join(MIGRATIONS_DIR, other), join(folder, other));
  const database = await emptyDatabase(postgresUrl);
  await migrate(database.db, folder);
  await rm(folder, { recursive: true });
  return database;
}

/** Makes a database with the schema. */
export async function testDatabase(postgresUrl: string): Promise<TestDatabase> {
  const database = await emptyDatabase(postgresUrl);
  await migrate(database.db, MIGRATIONS_DIR);
  await grantPrivileges(database.db, PRIVILEGES_FILE);
  return database;
}
