import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import type { Random } from '../ports/random';
import { nameOnceConfirmed } from './emailConfirmation';
import { holdMember } from './guards';
import { linkTokenHash, newLinkToken } from './linkToken';
import { findCredentials, setPassword } from './members';

export interface PasswordReset {
  member: bigint;
  /** Token of the link. The database stores only the hash of the token. */
  token: string;
  name: string | null;
  /** Registered address, because the typed address may be a lookalike. */
  to: string;
  language: string;
}

/** Creates a reset token that is valid for one hour. */
export async function startPasswordReset(
  db: Queryable,
  random: Random,
  typed: string,
): Promise<PasswordReset | undefined> {
  const found = await findCredentials(db, typed);
  if (found === undefined) return undefined;
  const token = newLinkToken(random);
  const addressee = one(
    await db.query<Omit<PasswordReset, 'token'>>(sql`
      with started as (
        insert into password_reset (token_hash, member_id, expires_at)
        values (${linkTokenHash(token)}, ${found.id}, clock_timestamp() + interval '1 hour'))
      select id as member, ${nameOnceConfirmed}, email as "to", language
      from member where id = ${found.id}`),
  );
  return { token, ...addressee };
}

/**
 * Returns the hash of the forgotten password, which callers read before they hash the new password.
 */
export async function forgottenHash(db: Queryable, token: string): Promise<string | undefined> {
  const [row] = await db.query<{ hash: string }>(sql`
    select password_hash as hash from password_reset join member on member.id = member_id
    where token_hash = ${linkTokenHash(token)} and expires_at > clock_timestamp()`);
  return row?.hash;
}

/** @returns the member; undefined if the token is unknown, expired or used */
export async function finishPasswordReset(
  tx: Tx,
  token: string,
  passwordHash: string,
): Promise<bigint | undefined> {
  const hash = linkTokenHash(token);
  const [known] = await tx.query<{ member: bigint }>(sql`
    select member_id as member from password_reset where token_hash = ${hash}`);
  if (known === undefined) return undefined;
  // Locks the member before the token, like a password change.
  await holdMember(tx, known.member);
  const used = await tx.query(sql`
    delete from password_reset
    where token_hash = ${hash} and expires_at > clock_timestamp() returning member_id`);
  if (used.length === 0) return undefined;
  await setPassword(tx, known.member, passwordHash);
  await forgetResets(tx, known.member);
  return known.member;
}

export async function forgetResets(tx: Tx, member: bigint): Promise<void> {
  await tx.query(sql`delete from password_reset where member_id = ${member}`);
}
