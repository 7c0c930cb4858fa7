import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../db/database';
import type { Random } from '../ports/random';
import { findCredentials, setPassword } from './members';

/** 256 bits: nobody guesses one, so its hash needs no salt. */
const TOKEN_BYTES = 32;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What goes into the mail. */
export interface PasswordReset {
  member: bigint;
  /** Stands in the mail alone; the database knows its hash. */
  token: string;
  name: string;
  /** The member's own address: the one that was typed may be another that only looks the same. */
  to: string;
}

/** Starts a reset for the member with this address, if there is one: a token for one hour. */
export async function startPasswordReset(
  db: Queryable,
  random: Random,
  email: string,
): Promise<PasswordReset | undefined> {
  const member = await findCredentials(db, email);
  if (member === undefined) return undefined;
  const token = Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');
  await db.query(sql`
    insert into password_reset (token_hash, member_id, expires_at)
    values (${hashOf(token)}, ${member.id}, clock_timestamp() + interval '1 hour')`);
  return { member: member.id, token, name: member.name, to: member.email };
}

/** Whether a token would set a new password now: asked before the hash is computed. */
export async function isResetToken(db: Queryable, token: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from password_reset
    where token_hash = ${hashOf(token)} and expires_at > clock_timestamp()`);
  return rows.length > 0;
}

/**
 * Sets a new password with a token, which is then used up with all others of the member.
 *
 * @returns the member; undefined when the token is unknown, expired or used
 */
export async function finishPasswordReset(
  tx: Tx,
  token: string,
  passwordHash: string,
): Promise<bigint | undefined> {
  const [used] = await tx.query<{ member: bigint }>(sql`
    delete from password_reset
    where token_hash = ${hashOf(token)} and expires_at > clock_timestamp()
    returning member_id as member`);
  if (used === undefined) return undefined;
  await setPassword(tx, used.member, passwordHash);
  await forgetResets(tx, used.member);
  return used.member;
}

/** Makes every link that a member was sent useless. */
export async function forgetResets(tx: Tx, member: bigint): Promise<void> {
  await tx.query(sql`delete from password_reset where member_id = ${member}`);
}

/** Deletes what expired unused. */
export async function sweepPasswordResets(db: Queryable): Promise<void> {
  await db.query(sql`delete from password_reset where expires_at < clock_timestamp()`);
}
