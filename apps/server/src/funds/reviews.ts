import type { Database } from '../db/database';
import type { Payment, Payouts, PaymentState } from '../ports/chain/payouts';
import { complete, giveBack, putIntoReview, resume } from './endings';
import type { Review } from './openPayments';

/** The state of a payment; one whose wallet was not written down is left to an operator. */
export const stateOf = async (payouts: Payouts, payment: Payment): Promise<PaymentState> =>
  payment.wallet === ''
    ? { state: 'review', reason: 'The wallet that signed the payment is not known.' }
    : payouts.state(payment);

/**
 * Looks at a withdrawal in review again. What the chain says meanwhile comes before what an operator
 * has found out: nothing is returned that was paid, or that may still be.
 */
export async function resolveReview(db: Database, payouts: Payouts, review: Review): Promise<void> {
  const { verdict } = review;
  if (verdict?.found === 'paid') return complete(db, review, verdict.hash);
  const seen = await stateOf(payouts, review.payment);
  if (seen.state === 'paid') return complete(db, review, seen.hash);
  if (seen.state === 'failed') return giveBack(db, review, seen.hash);
  if (seen.state === 'unknown' || seen.state === 'waiting') return resume(db, review);
  if (seen.state !== 'review') return;
  if (verdict !== undefined) return giveBack(db, review, verdict.hash);
  await putIntoReview(db, review, seen.reason);
}
