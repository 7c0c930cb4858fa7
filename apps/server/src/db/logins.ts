import { randomBytes } from 'node:crypto';
import sql, { raw } from 'sql-template-tag';
import type { Database, Tx } from './database';
import { ROLES } from './privileges';

const PASSWORD_BYTES = 24;

async function giveLogin(tx: Tx, url: string, name: string, role: string): Promise<string> {
  const password = randomBytes(PASSWORD_BYTES).toString('hex');
  const found = await tx.query(sql`select from pg_roles where rolname = ${name}`);
  if (found.length === 0) await tx.query(raw(`create role ${name}`));
  await tx.query(raw(`alter role ${name} login password '${password}'`));
  await tx.query(raw(`grant ${role} to ${name}`));
  return Object.assign(new URL(url), { username: name, password }).href;
}

/** Gives the logins new passwords at each start. No file contains them. */
export const giveLogins = (
  owner: Database,
  url: string,
): Promise<{ app: string; draw: string; signer: string }> =>
  owner.transaction(async (tx) => ({
    app: await giveLogin(tx, url, 'embedded_app', ROLES.app),
    draw: await giveLogin(tx, url, 'embedded_draw', ROLES.draw),
    signer: await giveLogin(tx, url, 'embedded_signer', ROLES.signer),
  }));
