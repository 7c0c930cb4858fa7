import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import type { Random } from '../ports/random';
import { linkTokenHash, newLinkToken } from './linkToken';

/** What goes into the mail. */
export interface EmailConfirmation {
  /** It is only in the mail; the database knows its hash. */
  token: string;
  to: string;
  /** The language that the member reads. */
  language: string;
}

/**
 * The column `name` of a member, for mails; null until the address is confirmed. Until then someone else
 * may have registered it, and the name would bring their text to the owner of the address.
 */
export const nameOnceConfirmed = sql`case when email_confirmed_at is not null then name end as name`;

/** Whether the member has shown that the mails to their address reach them. */
export async function isEmailConfirmed(db: Queryable, member: bigint): Promise<boolean> {
  const { confirmed } = one(
    await db.query<{ confirmed: boolean }>(sql`
      select email_confirmed_at is not null as confirmed from member where id = ${member}`),
  );
  return confirmed;
}

/** Starts a confirmation of the member's address: a token for three days. */
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
 * Confirms an address with a token, which is then used up with all others of the member.
 *
 * @returns the member; undefined when the token is unknown, expired, used, or was sent to an address
 *   that is no longer the member's
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

/**
 * Takes the member's address as confirmed.
 *
 * @returns whether it was not so before
 */
export async function confirmEmail(tx: Tx, member: bigint): Promise<boolean> {
  await tx.query(sql`delete from email_confirmation where member_id = ${member}`);
  const confirmed = await tx.query(sql`
    update member set email_confirmed_at = clock_timestamp()
    where id = ${member} and email_confirmed_at is null returning id`);
  return confirmed.length > 0;
}
