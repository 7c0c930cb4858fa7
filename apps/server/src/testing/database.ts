import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAYOUT_NETWORK } from '@platform/rules/funds';
import { USDT } from '@platform/rules/money';
import sql, { raw } from 'sql-template-tag';
import { SCHEMA_DIR, PRIVILEGES_FILE } from '../paths';
import { openDatabase, type Database, type DatabaseOptions } from '../db/database';
import { LEDGER_CHECKS } from '../ledger/books/check';
import { changeFund, FUNDS } from '../ledger/funds';
import { setLimits } from '../ledger/limits';
import { migrate } from '../db/migrate';
import { asRole, grantPrivileges, ROLES } from '../db/privileges';
import { ODDS_VERSION, publishOdds } from '../wingo/publishOdds';
import { asLogin, rolesScript } from '../../../../packages/testing/src/deployedRoles';

export interface TestDatabase {
  /** Connection string as a superuser. Servers reject superusers: see `ownerUrl`. */
  url: string;
  /** Connection string as the owner, who is not a superuser. */
  ownerUrl: string;
  db: Database;
  /** Opens another pool, which acts as another server and is closed with the database. */
  another(): Database;
  /** Opens another pool with the privileges of a server role. The pool is closed with the database. */
  as(role: keyof typeof ROLES): Database;
  drop(): Promise<void>;
}

/**
 * Long time limits: other suites may keep the machine busy, and benchmarks load much data in one statement.
 * A test may also work for a long time between two statements.
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

/** Suites that start together create the logins and the template only once. */
const TEMPLATE_LOCK = 7_205_759_499n;

/** Runs work on a PostgreSQL while no other suite does so. */
async function alone<T>(postgresUrl: string, work: (postgres: Database) => Promise<T>): Promise<T> {
  // The lock belongs to this connection and is released with it.
  const postgres = openDatabase({ url: postgresUrl, connections: 1, ...PATIENCE });
  try {
    await postgres.query(sql`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    return await work(postgres);
  } finally {
    await postgres.close();
  }
}

const logins = new Map<string, Promise<void>>();

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

/** Creates a database without the schema. */
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

async function hashOfSchema(): Promise<string> {
  const names = (await readdir(SCHEMA_DIR, { recursive: true })).sort();
  const files = names.filter((name) => name.endsWith('.sql')).map((name) => join(SCHEMA_DIR, name));
  const texts = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256').update(Buffer.concat(texts)).update(ODDS_VERSION);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Records that the books balance, dated a year ahead, because most tests pay withdrawals without
 * comparing the books.
 */
const passComparisons = (db: Database) =>
  db.query(sql`
    insert into reconciliation (name, checked_at)
    select name, clock_timestamp() + interval '1 year' from unnest(${LEDGER_CHECKS}::text[]) as name`);

async function makeTemplate(postgres: Database, postgresUrl: string, name: string): Promise<void> {
  const draft = newName();
  await postgres.query(raw(`create database ${draft} owner server_owner`));
  const url = asLogin(urlOf(postgresUrl, draft), 'server_owner');
  const db = openDatabase({ url, connections: 1, ...PATIENCE });
  await migrate(db, SCHEMA_DIR, { finish: publishOdds });
  await grantPrivileges(db, PRIVILEGES_FILE);
  // Test servers grant their members test money, as in the embedded mode.
  const plenty = 1_000_000_000_000n * USDT;
  const limits = {
    liability: plenty,
    issuance: plenty,
    hourly: plenty,
    member: plenty,
    approval: plenty,
  };
  await setLimits(db, { ...limits, grant: 1_000_000n * USDT });
  for (const fund of FUNDS) {
    await changeFund(db, { fund, amount: plenty / 1000n, person: 'Test', reason: 'Tests.' });
  }
  // The money of the template does not count towards the limit of the day.
  await db.query(sql`delete from issuance_day`);
  await passComparisons(db);
  // Withdrawals are open once a signer has announced itself.
  await db.query(sql`select announce_signer(${PAYOUT_NETWORK}, 'demo')`);
  await db.close();
  await postgres.query(raw(`alter database ${draft} rename to ${name}`));
}

/** Returns the name of the template database, which the first caller creates. */
async function templateAt(postgresUrl: string): Promise<string> {
  // The month is part of the name, because the partitions of the template begin with it.
  const month = new Date().toISOString().slice(0, 7).replace('-', '_');
  const name = `schema_${await hashOfSchema()}_${month}`;
  await makeLogins(postgresUrl);
  await alone(postgresUrl, async (postgres) => {
    const found = await postgres.query(sql`select from pg_database where datname = ${name}`);
    if (found.length === 0) await makeTemplate(postgres, postgresUrl, name);
  });
  return name;
}

const templates = new Map<string, Promise<string>>();

/** Creates a database with the schema. The template stays in that PostgreSQL for later runs. */
export async function testDatabase(postgresUrl: string): Promise<TestDatabase> {
  const template = templates.get(postgresUrl) ?? templateAt(postgresUrl);
  templates.set(postgresUrl, template);
  return emptyDatabase(postgresUrl, await template);
}
