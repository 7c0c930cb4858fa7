import { APPLICATION, withSettings } from './connection';
import { readFile } from 'node:fs/promises';
import sql, { raw } from 'sql-template-tag';
import { one, type Database, type Tx } from './database';

/** Database roles, none of which can log in. privileges.sql lists their privileges. */
export const ROLES = {
  app: 'platform_app',
  draw: 'platform_draw',
  signer: 'platform_signer',
  report: 'platform_report',
  support: 'platform_support',
} as const;

const ALL = Object.values(ROLES);

const PRIVILEGES_LOCK = 7_205_759_404n;

/** SQLSTATEs of a role that another server has just created, and of missing privileges. */
const ALREADY_THERE = ['42710', '23505'];
const NOT_ALLOWED = '42501';

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/** @returns true if the role exists */
async function ensureRole(tx: Tx, role: string): Promise<boolean> {
  const found = await tx.query(sql`select from pg_roles where rolname = ${role}`);
  if (found.length > 0) return true;
  await tx.query(raw('savepoint making_role'));
  try {
    await tx.query(raw(`create role ${role} nologin`));
  } catch (error) {
    await tx.query(raw('rollback to savepoint making_role'));
    if (codeOf(error) === NOT_ALLOWED) return false;
    if (!ALREADY_THERE.includes(String(codeOf(error)))) throw error;
  }
  return true;
}

const lackingRoles = (roles: readonly string[]) =>
  `The database lacks the ${roles.length === 1 ? 'role' : 'roles'} ${roles.join(', ')}, which its owner may not create. ` +
  "Run this release's deploy/roles.sql as a superuser, then start again.";

/** Lets the owner act as a role, for servers that only have the owner's connection string. */
async function joinRole(tx: Tx, role: string): Promise<void> {
  const joined = await tx.query(
    sql`select from pg_roles where rolname = ${role} and pg_has_role(current_user, oid, 'member')`,
  );
  if (joined.length === 0) await tx.query(raw(`grant ${role} to current_user`));
}

/** Line of privileges.sql before the privileges that servers of the previous release need. */
const LATER = '-- once the previous release has stopped';

/** Returns true if servers may still write to the ledger directly, as the previous release did. */
async function mayWrite(tx: Tx): Promise<boolean> {
  const rows = await tx.query<{ may: boolean }>(
    sql`select has_table_privilege(${ROLES.app}, 'posting', 'insert') as may`,
  );
  return one(rows).may;
}

async function othersConnected(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(sql`
    select distinct application_name as name
    from pg_stat_activity join pg_roles login on login.oid = usesysid
    where datname = current_database() and pid <> pg_backend_pid() and not rolsuper
      and application_name <> ${APPLICATION} and pg_has_role(usesysid, ${ROLES.app}, 'member')
    order by 1`);
  return rows.map(({ name }) => name);
}

/**
 * - `granted`: each role has exactly the privileges of privileges.sql
 * - `waiting`: servers keep the privileges that the previous release needs, because it is
 *   connected; call
 *   again later
 * - `no-roles`: no role exists and the owner may not create any, so every connection string has all
 *   privileges, until another login creates the roles
 */
export type Granted =
  | { outcome: 'granted' | 'no-roles' }
  | {
      outcome: 'waiting';
      others: string[];
    };

/**
 * Grants the roles the privileges of privileges.sql. Idempotent. Privileges that were revoked once
 * are never granted again, even if an older server connects.
 */
export async function grantPrivileges(database: Database, file: string): Promise<Granted> {
  const [now = '', later = ''] = (await readFile(file, 'utf8')).split(LATER);
  return database.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${PRIVILEGES_LOCK})`);
    const missing: string[] = [];
    for (const role of ALL) if (!(await ensureRole(tx, role))) missing.push(role);
    if (missing.length === ALL.length) return { outcome: 'no-roles' };
    if (missing.length > 0) throw new Error(lackingRoles(missing));
    for (const role of ALL) await joinRole(tx, role);
    const others = (await mayWrite(tx)) ? await othersConnected(tx) : [];
    await tx.query(raw(now));
    if (others.length > 0) return { outcome: 'waiting', others };
    await tx.query(raw(later));
    return { outcome: 'granted' };
  });
}

export const asRole = (url: string, role: string): string => withSettings(url, { role });
