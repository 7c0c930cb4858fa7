import sql from 'sql-template-tag';
import type { Tx } from '../db/database';
import type { Random } from '../ports/random';
import { linkTokenHash, newLinkToken } from './linkToken';

/** Validity of a stop link, in days. A longer withdrawal wait extends the validity. */
export const STOP_LINK_DAYS = 7;

export async function newStopLink(
  tx: Tx,
  random: Random,
  member: bigint,
  waitHours: number,
): Promise<string> {
  const token = newLinkToken(random);
  const hours = Math.max(STOP_LINK_DAYS * 24, waitHours);
  await tx.query(sql`
    insert into stop_link (token_hash, member_id, expires_at)
    values (${linkTokenHash(token)}, ${member}, clock_timestamp() + ${hours} * interval '1 hour')`);
  return token;
}

/**
 * Stops the withdrawals of the member who received a link: none is accepted or signed until the
 * stop is lifted. The link works until it expires.
 *
 * @returns the member; undefined if the token is unknown or expired
 */
export async function stopWithdrawals(tx: Tx, token: string): Promise<bigint | undefined> {
  const [stopped] = await tx.query<{ member: bigint }>(sql`
    update member set withdrawals_stopped_at = coalesce(withdrawals_stopped_at, clock_timestamp())
    where id = (select member_id from stop_link
      where token_hash = ${linkTokenHash(token)} and expires_at > clock_timestamp())
    returning id as member`);
  return stopped?.member;
}

export async function liftStop(tx: Tx, member: bigint): Promise<boolean> {
  const lifted = await tx.query(sql`
    update member set withdrawals_stopped_at = null
    where id = ${member} and withdrawals_stopped_at is not null returning id`);
  return lifted.length > 0;
}
