import type { Database } from '../db/database';
import type { Payment, Payouts, PaymentState } from '../ports/chain/payouts';
import { complete, completeOnce, giveBack, putIntoReview, resume } from './endings';
import type { Review, Verdict } from './openPayments';

/** Returns the state of a payment; `review` without a recorded wallet. */
export const stateOf = async (payouts: Payouts, payment: Payment): Promise<PaymentState> =>
  payment.wallet === ''
    ? { state: 'review', reason: 'The wallet that signed the payment is not known.' }
    : payouts.state(payment);

/**
 * Applies the verdict of an operator. The chain overrules the operator: a withdrawal completes only
 * if the chain shows its payment. Its amount is returned only if it was not paid and can no longer
 * be paid.
 *
 * The reason of the review explains why a verdict was refused.
 */
export async function resolveReview(
  db: Database,
  payouts: Payouts,
  review: Review,
  onError: (error: unknown) => void = () => undefined,
): Promise<void> {
  const { verdict } = review;
  if (verdict === undefined) return follow(db, payouts, review);
  if (verdict.override) return complete(db, review, verdict.hash);
  try {
    const found = await judge(db, payouts, review, verdict);
    if (found === undefined) return;
    const reason = refusalOf(verdict, found);
    await putIntoReview(db, review, reason);
    if (reason !== review.reason) onError(new Error(`Withdrawal ${review.id}: ${reason}`));
  } catch (error) {
    const found = `The chain cannot be asked: ${firstLine(error)} It is asked again every minute.`;
    await putIntoReview(db, review, refusalOf(verdict, found));
    throw error;
  }
}

async function follow(db: Database, payouts: Payouts, review: Review): Promise<void> {
  const seen = await stateOf(payouts, review.payment);
  if (seen.state === 'review') return void (await putIntoReview(db, review, seen.reason));
  await moveOn(db, review, seen);
}

async function moveOn(
  db: Database,
  review: Review,
  seen: Exclude<PaymentState, { state: 'review' }>,
): Promise<void> {
  if (seen.state === 'paid') return complete(db, review, seen.hash);
  if (seen.state === 'failed') return giveBack(db, review, seen.hash);
  if (seen.state !== 'pending') await resume(db, review);
}

/** Applies the verdict or the state on the chain, or returns the reason why neither applies. */
async function judge(
  db: Database,
  payouts: Payouts,
  review: Review,
  verdict: Verdict,
): Promise<string | undefined> {
  const seen = await stateOf(payouts, review.payment);
  // With a verdict of `paid`, the payment is neither repeated nor returned.
  if (seen.state === 'paid' || (verdict.found === 'returned' && seen.state !== 'review')) {
    await moveOn(db, review, seen);
    return undefined;
  }
  if (review.payment.wallet === '') {
    return (
      'The wallet that signed the payment is not known. As the owner of the database, set `wallet` ' +
      `of payment ${review.id} first.`
    );
  }
  const objection = await payouts.objection(review.payment, verdict);
  if (objection !== undefined) return objection;
  if (verdict.found === 'returned') {
    await giveBack(db, review, verdict.hash);
    return undefined;
  }
  const other = await completeOnce(db, review, verdict.hash);
  return other === undefined ? undefined : `${verdict.hash} is the payment of withdrawal ${other}.`;
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

const refusalOf = ({ found, hash }: Verdict, why: string): string =>
  `The verdict '${found}' with ${hash} is not accepted. ${why} Give another verdict to replace it: ` +
  'see "A withdrawal in review" in docs/chains.md.';
