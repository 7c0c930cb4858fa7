import sql from 'sql-template-tag';
import { one, type Database, type Queryable } from '../db/database';
import type { Claim } from './openPayments';

export async function complete(db: Queryable, { id }: Claim, hash: string): Promise<void> {
  await db.query(sql`select complete_withdrawal(${id}, ${hash})`);
}

/**
 * Completes a withdrawal that the transaction `hash` paid, unless the transaction paid another
 * withdrawal. Several withdrawals may have the same amount and address.
 */
export const completeOnce = (
  db: Database,
  claim: Claim,
  hash: string,
): Promise<bigint | undefined> =>
  db.transaction(async (tx) => {
    // Serialises verdicts, because two may name the same transaction.
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('verdict', 0))`);
    const [other] = await tx.query<{ id: bigint }>(sql`
      select withdrawal_id as id from payment where hash = ${hash} and withdrawal_id <> ${claim.id}
      union all
      select withdrawal_id from payment_attempt
        where hash = ${hash} and withdrawal_id <> ${claim.id}
      union all
      select id from withdrawal
        where state = 'success' and settled_by = ${hash} and id <> ${claim.id}
      limit 1`);
    if (other === undefined) await complete(tx, claim, hash);
    return other?.id;
  });

/** @param hash final transaction that used the nonce of the payment */
export async function giveBack(db: Queryable, { id }: Claim, hash: string): Promise<void> {
  await db.query(sql`select return_withdrawal(${id}, ${hash})`);
}

/**
 * Starts the review of a withdrawal; its amount stays reserved. Returns false if it was already in
 * review.
 */
export async function putIntoReview(
  db: Queryable,
  { id }: Claim,
  reason: string,
): Promise<boolean> {
  const rows = await db.query<{ begun: boolean }>(sql`
    select review_withdrawal(${id}, ${reason}) as begun`);
  return one(rows).begun;
}

/** Ends a review, because the payment is in progress again. */
export async function resume(db: Queryable, { id }: Claim): Promise<void> {
  await db.query(sql`select resume_withdrawal(${id})`);
}
