import sql from 'sql-template-tag';
import type { Database, Tx } from '../db/database';
import { accountOf, platformAccount } from '../ledger/accounts';
import { transfer, type Transfer } from '../ledger/transfer';
import type { Claim } from './openPayments';

/** Ends a withdrawal; returns false if it had already ended. */
async function end(
  tx: Tx,
  { id }: Claim,
  state: 'success' | 'failed',
  hash: string,
): Promise<boolean> {
  const ended = await tx.query(sql`
    update withdrawal
    set state = ${state}, settled_by = ${hash}, review_reason = null, changed_at = clock_timestamp()
    where id = ${id} and state in ('pending', 'review') returning id`);
  return ended.length > 0;
}

/** Completes a withdrawal that the transaction `hash` paid. */
export const complete = (db: Database, claim: Claim, hash: string): Promise<void> =>
  db.transaction((tx) => completeIn(tx, claim, hash));

/**
 * Completes a withdrawal that the transaction `hash` paid, unless the transaction paid another
 * withdrawal. Several withdrawals may have the same amount and address.
 *
 * @returns id of the other withdrawal, if there is one
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
    if (other === undefined) await completeIn(tx, claim, hash);
    return other?.id;
  });

async function completeIn(tx: Tx, claim: Claim, hash: string): Promise<void> {
  if (!(await end(tx, claim, 'success', hash))) return;
  const { id, member, amount, fee } = claim;
  const from = await accountOf(tx, 'pending', member);
  const out: Transfer = {
    key: `withdrawal-paid:${id}`,
    from,
    amount,
    to: await platformAccount(tx, 'chain'),
  };
  const charge: Transfer = {
    key: `withdrawal-fee:${id}`,
    from,
    amount: fee,
    to: await platformAccount(tx, 'fees'),
  };
  await transfer(tx, fee > 0n ? [out, charge] : [out]);
}

/**
 * Returns the amount and the fee of an unpaid withdrawal to the member.
 *
 * @param hash final transaction that used the nonce of the payment
 */
export const giveBack = (db: Database, claim: Claim, hash: string): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await end(tx, claim, 'failed', hash))) return;
    const { id, member, amount, fee } = claim;
    const from = await accountOf(tx, 'pending', member);
    const to = await accountOf(tx, 'main', member);
    await transfer(tx, [{ key: `withdrawal-returned:${id}`, from, to, amount: amount + fee }]);
  });

/**
 * Starts the review of a withdrawal; its amount stays reserved. Returns false if it was already in
 * review.
 */
export async function putIntoReview(db: Database, { id }: Claim, reason: string): Promise<boolean> {
  const [before] = await db.query<{ state: string }>(sql`
    update withdrawal
    set state = 'review', review_reason = ${reason}, looked_at = clock_timestamp(),
      changed_at = case before.state when 'review' then changed_at else clock_timestamp() end
    from (select id, state from withdrawal where id = ${id} for update) as before
    where withdrawal.id = before.id and before.state in ('pending', 'review')
    returning before.state`);
  return before?.state === 'pending';
}

/** Ends a review, because the payment is in progress again. */
export async function resume(db: Database, { id }: Claim): Promise<void> {
  await db.query(sql`
    update withdrawal set state = 'pending', review_reason = null, changed_at = clock_timestamp()
    where id = ${id} and state = 'review'`);
}
