import { withSettings } from './connection';
import { readFile } from 'node:fs/promises';
import sql, { raw } from 'sql-template-tag';
import type { Database, Tx } from './database';

/** Database roles, none of which can log in. privileges.sql has their rights. */
export const ROLES = {
  app: 'platform_app',
  draw: 'platform_draw',
  report: 'platform_report',
  support: 'platform_support',
} as const;

const ALL = Object.values(ROLES);

/** Arbitrary id of the lock that serialises concurrent starts. */
const PRIVILEGES_LOCK = 7_205_759_404n;

/** SQLSTATEs of a role that another server has just created, and of missing rights. */
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

/** Lets the owner act as a role, for servers that only have the owner's connection string. */
async function joinRole(tx: Tx, role: string): Promise<void> {
  const joined = await tx.query(
    sql`select from pg_roles where rolname = ${role} and pg_has_role(current_user, oid, 'member')`,
  );
  if (joined.length === 0) await tx.query(raw(`grant ${role} to current_user`));
}

/**
 * Creates the roles and grants their rights, as the owner of the database. Idempotent.
 *
 * @param file privileges.sql
 * @returns true if the roles exist. An owner without the right to create roles needs another login
 * to create them; until then, every connection string has all rights
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
 * Returns the connection string with which a login acts as a role.
 *
 * @param url connection string of a login that is a member of the role
 */
export const asRole = (url: string, role: string): string => withSettings(url, { role });
