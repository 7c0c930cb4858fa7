import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import type { Random } from '../ports/random';
import { linkTokenHash, newLinkToken } from './linkToken';

export interface EmailConfirmation {
  /** Token of the link. The database stores only the hash of the token. */
  token: string;
  to: string;
  language: string;
}

/**
 * Selects the name for emails; null until the address is confirmed. Otherwise, a registration could
 * send arbitrary text to another person's address.
 */
export const nameOnceConfirmed = sql`case when email_confirmed_at is not null then name end as name`;

export async function isEmailConfirmed(db: Queryable, member: bigint): Promise<boolean> {
  const { confirmed } = one(
    await db.query<{ confirmed: boolean }>(sql`
      select email_confirmed_at is not null as confirmed from member where id = ${member}`),
  );
  return confirmed;
}

/** Creates a token that confirms the address and is valid for three days. */
export async function startEmailConfirmation(
  tx: Tx,
  random: Random,
  member: bigint,
): Promise<EmailConfirmation> {
  const token = newLinkToken(random);
  const addressee = one(
    await tx.query<Omit<EmailConfirmation, 'token'>>(sql`
      with addressee as (select id, email, language from member where id = ${member}),
        started as (
          insert into email_confirmation (token_hash, member_id, email, expires_at)
          select ${linkTokenHash(token)}, id, email, clock_timestamp() + interval '3 days' from addressee)
      select email as "to", language from addressee`),
  );
  return { token, ...addressee };
}

/**
 * @returns the member; undefined if the token is unknown, expired, used, or was sent to a former
 * address
 */
export async function finishEmailConfirmation(tx: Tx, token: string): Promise<bigint | undefined> {
  const [found] = await tx.query<{ member: bigint }>(sql`
    delete from email_confirmation c using member m
    where c.token_hash = ${linkTokenHash(token)} and c.expires_at > clock_timestamp()
      and m.id = c.member_id and m.email = c.email
    returning m.id as member`);
  if (found === undefined) return undefined;
  await confirmEmail(tx, found.member);
  return found.member;
}

/** @returns true if the address was not confirmed before */
export async function confirmEmail(tx: Tx, member: bigint): Promise<boolean> {
  await tx.query(sql`delete from email_confirmation where member_id = ${member}`);
  const confirmed = await tx.query(sql`
    update member set email_confirmed_at = clock_timestamp()
    where id = ${member} and email_confirmed_at is null returning id`);
  return confirmed.length > 0;
}
