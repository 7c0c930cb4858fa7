import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { MIGRATIONS_DIR, PRIVILEGES_FILE } from '../paths';
import { openDatabase, type Database, type DatabaseOptions } from '../db/database';
import { migrate } from '../db/migrate';
import { asRole, grantPrivileges, ROLES } from '../db/privileges';
import { asLogin, rolesScript } from '../../../../packages/testing/src/deployedRoles';

/** A database of one's own. */
export interface TestDatabase {
  /** Its address for the test, which may do everything. Servers refuse it: see `ownerUrl`. */
  url: string;
  /** Its address as its owner, who is not a superuser. */
  ownerUrl: string;
  /** Its pool. */
  db: Database;
  /** Another pool, which acts as another server. Closed with the database. */
  another(): Database;
  /**
   * Another pool, with the privileges of one of the server's roles. Closed with the database.
   */
  as(role: keyof typeof ROLES): Database;
  /** Closes the pools and drops the database. */
  drop(): Promise<void>;
}

/**
 * Patient: other suites may keep the machine busy, benchmarks load a lot in one statement, and a test may
 * compare for a long time before it asks again.
 */
export const PATIENCE = {
  connectMs: 600_000,
  statementMs: 600_000,
  lockMs: 600_000,
  idleMs: 600_000,
  silentMs: 600_000,
};

async function onPostgres(postgresUrl: string, statement: string): Promise<void> {
  const postgres = openDatabase({ url: postgresUrl, connections: 1, ...PATIENCE });
  await postgres.query(raw(statement));
  await postgres.close();
}

const newName = () => `test_${randomBytes(6).toString('hex')}`;

const urlOf = (postgresUrl: string, name: string) =>
  Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;

/** Any fixed number: suites that start together make the logins and the template once. */
const TEMPLATE_LOCK = 7_205_759_499n;

/** Runs work on a PostgreSQL while no other suite does. */
async function alone<T>(postgresUrl: string, work: (postgres: Database) => Promise<T>): Promise<T> {
  // The lock belongs to the one connection, and goes with it.
  const postgres = openDatabase({ url: postgresUrl, connections: 1, ...PATIENCE });
  try {
    await postgres.query(sql`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    return await work(postgres);
  } finally {
    await postgres.close();
  }
}

/** The logins of servers, by the PostgreSQL they are of. */
const logins = new Map<string, Promise<void>>();

/** Makes the logins of servers as an operator does, where they are not there yet. */
function makeLogins(postgresUrl: string): Promise<void> {
  const made =
    logins.get(postgresUrl) ??
    alone(postgresUrl, async (postgres) => {
      const found = await postgres.query(sql`select from pg_roles where rolname = 'server_draw'`);
      const name = new URL(postgresUrl).pathname.slice(1);
      if (found.length === 0) await postgres.query(raw(rolesScript(name)));
    });
  logins.set(postgresUrl, made);
  return made;
}

/**
 * Makes a database without the schema.
 *
 * @param template the database it is a copy of. @default PostgreSQL's own, which is empty
 */
export async function emptyDatabase(
  postgresUrl: string,
  template = 'template1',
): Promise<TestDatabase> {
  const name = newName();
  await makeLogins(postgresUrl);
  await onPostgres(postgresUrl, `create database ${name} template ${template} owner server_owner`);
  const url = urlOf(postgresUrl, name);
  const db = openDatabase({ url, ...PATIENCE });
  const others: Database[] = [];
  const open = (options: DatabaseOptions) => {
    const other = openDatabase({ ...options, ...PATIENCE });
    others.push(other);
    return other;
  };
  const another = () => open({ url });
  const as = (role: keyof typeof ROLES) => open({ url: asRole(url, ROLES[role]), connections: 8 });
  const drop = async () => {
    await Promise.all([db, ...others].map((pool) => pool.close()));
    await onPostgres(postgresUrl, `drop database ${name} with (force)`);
  };
  return { url, ownerUrl: asLogin(url, 'server_owner'), db, another, as, drop };
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

async function hashOfSchema(): Promise<string> {
  const names = (await readdir(MIGRATIONS_DIR)).sort();
  const files = [...names.map((name) => join(MIGRATIONS_DIR, name)), PRIVILEGES_FILE];
  const texts = await Promise.all(files.map((file) => readFile(file)));
  return createHash('sha256').update(Buffer.concat(texts)).digest('hex').slice(0, 16);
}

async function makeTemplate(postgres: Database, postgresUrl: string, name: string): Promise<void> {
  const draft = newName();
  await postgres.query(raw(`create database ${draft} owner server_owner`));
  const url = asLogin(urlOf(postgresUrl, draft), 'server_owner');
  const db = openDatabase({ url, connections: 1, ...PATIENCE });
  await migrate(db, MIGRATIONS_DIR);
  await grantPrivileges(db, PRIVILEGES_FILE);
  await db.close();
  await postgres.query(raw(`alter database ${draft} rename to ${name}`));
}

/** Finds the database with this schema that others are copied from; the first to ask makes it. */
async function templateAt(postgresUrl: string): Promise<string> {
  // Its tables begin with the month in which it was made.
  const month = new Date().toISOString().slice(0, 7).replace('-', '_');
  const name = `schema_${await hashOfSchema()}_${month}`;
  await makeLogins(postgresUrl);
  await alone(postgresUrl, async (postgres) => {
    const found = await postgres.query(sql`select from pg_database where datname = ${name}`);
    if (found.length === 0) await makeTemplate(postgres, postgresUrl, name);
  });
  return name;
}

/** The templates that were asked for here, by the PostgreSQL they are in. */
const templates = new Map<string, Promise<string>>();

/**
 * Makes a database with the schema, as a copy: to migrate each takes several times as long. What is
 * copied stays in that PostgreSQL for the next time.
 */
export async function testDatabase(postgresUrl: string): Promise<TestDatabase> {
  const template = templates.get(postgresUrl) ?? templateAt(postgresUrl);
  templates.set(postgresUrl, template);
  return emptyDatabase(postgresUrl, await template);
}
