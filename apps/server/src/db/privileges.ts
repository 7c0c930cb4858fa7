import { withSettings } from './connection';
import { readFile } from 'node:fs/promises';
import sql, { raw } from 'sql-template-tag';
import type { Database, Tx } from './database';

/** The roles of the database. None can sign in; privileges.sql says what each may do. */
export const ROLES = {
  app: 'platform_app',
  draw: 'platform_draw',
  report: 'platform_report',
  support: 'platform_support',
} as const;

const ALL = Object.values(ROLES);

/** Any fixed number: servers that start together wait for each other on it. */
const PRIVILEGES_LOCK = 7_205_759_404n;

/** PostgreSQL's codes for a role that another database's server has just made, and for a lack of rights. */
const ALREADY_THERE = ['42710', '23505'];
const NOT_ALLOWED = '42501';

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/** @returns whether the role is there */
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

/** Lets the owner act as the roles, which the server does when it has only the owner's address. */
async function joinRole(tx: Tx, role: string): Promise<void> {
  const joined = await tx.query(
    sql`select from pg_roles where rolname = ${role} and pg_has_role(current_user, oid, 'member')`,
  );
  if (joined.length === 0) await tx.query(raw(`grant ${role} to current_user`));
}

/**
 * Makes the roles and grants each what it may do, as the owner of the database. Doing it again
 * changes nothing.
 *
 * @param file privileges.sql
 * @returns whether the roles are there: an owner who may not make roles leaves it to a role that
 *   may, and until then every address does everything
 */
export async function grantPrivileges(database: Database, file: string): Promise<boolean> {
  const grants = await readFile(file, 'utf8');
  return database.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${PRIVILEGES_LOCK})`);
    for (const role of ALL) if (!(await ensureRole(tx, role))) return false;
    for (const role of ALL) await joinRole(tx, role);
    await tx.query(raw(grants));
    return true;
  });
}

/**
 * The address at which a login acts as one of the roles.
 *
 * @param url a connection string of a login that is a member of the role
 */
export const asRole = (url: string, role: string): string => withSettings(url, { role });
