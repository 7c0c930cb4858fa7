import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';

/** Reason why a withdrawal is not paid: see payout_block.sql. */
export type PayoutBlock =
  | 'not-due'
  | 'books'
  | 'floor'
  | 'approval'
  | 'member'
  | 'hourly'
  | 'accounts';

export async function payoutsStopped(db: Queryable): Promise<PayoutBlock | null> {
  const rows = await db.query<{ reason: PayoutBlock | null }>(
    sql`select payouts_stopped() as reason`,
  );
  return one(rows).reason;
}

export async function payoutBlock(db: Queryable, withdrawal: bigint): Promise<PayoutBlock | null> {
  const rows = await db.query<{ reason: PayoutBlock | null }>(sql`
    select payout_block(${withdrawal}) as reason`);
  return one(rows).reason;
}

/** Reasons as text, except `books`, which `BooksDiffer` reports. */
const IN_WORDS: Partial<Record<PayoutBlock, string>> = {
  floor: 'the bankroll is below its floor',
  approval: 'two people have to approve this amount',
  member: 'its member would be paid more than MAX_MEMBER_PAYOUTS within an hour',
  hourly: 'all members would be paid more than MAX_HOURLY_PAYOUTS within an hour',
  accounts: 'the accounts of its member differ from their postings, withdrawals or locks',
};

/** Error about a withdrawal that has to wait for an operator or for the next hour. */
export class PayoutWaits extends Error {
  override readonly name = 'PayoutWaits';
}

/** Returns the error to log for a waiting withdrawal; undefined if the reason needs no operator. */
export function waitingError(reason: PayoutBlock, withdrawal?: bigint): PayoutWaits | undefined {
  const words = IN_WORDS[reason];
  if (words === undefined) return undefined;
  const what =
    withdrawal === undefined ? 'No withdrawal is paid' : `Withdrawal ${withdrawal} waits`;
  return new PayoutWaits(`${what}: ${words}. See "When withdrawals wait" in docs/operating.md.`);
}
