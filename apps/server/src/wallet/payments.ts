import type { Database } from '../db/database';
import { ChainUnreachable } from '../ports/chain/chain';
import type { Payouts } from '../ports/chain/payouts';
import { complete, giveBack, putIntoReview } from './endings';
import { holdFrozen } from './freezes';
import { dueReviews, openPayments, overriddenReviews, type OpenPayment } from './openPayments';
import { resolveReview, stateOf } from './reviews';

export interface FollowOptions {
  /** Called for each failure. Other withdrawals continue. */
  onError: (error: unknown) => void;
}

/**
 * Advances every signed payment by one step: send, then complete, return or review. Sends a recorded
 * transaction unchanged, again if necessary. The signer makes these records: see `signWithdrawals`.
 *
 * @throws ChainUnreachable while calls to the node are paused; the next call continues
 */
export async function followPayments(
  db: Database,
  payouts: Payouts,
  { onError }: FollowOptions,
): Promise<void> {
  const isolate = async (step: Promise<void>) => {
    try {
      await step;
    } catch (error) {
      if (error instanceof ChainUnreachable) throw error;
      onError(error);
    }
  };
  // Applies overrides before any call to a node, because they exist for nodes that do not respond.
  for (const review of await overriddenReviews(db)) {
    await isolate(resolveReview(db, payouts, review));
  }
  // Signing checks again that the member may be paid.
  await isolate(holdFrozen(db));
  for (const open of await openPayments(db, 0)) await isolate(follow(db, payouts, open, onError));
  for (const review of await dueReviews(db)) {
    await isolate(resolveReview(db, payouts, review, onError));
  }
}

async function follow(
  db: Database,
  payouts: Payouts,
  open: OpenPayment,
  onError: FollowOptions['onError'],
): Promise<void> {
  const { payment } = open;
  const seen = await stateOf(payouts, payment);
  const newest = payment.attempts.at(-1);
  const unsent =
    seen.state === 'unknown' || (seen.state === 'waiting' && seen.hash !== newest?.hash);
  if (!unsent) return settle(db, open, seen, onError);
  if (!newest?.signed) {
    throw new Error(
      `The payment of withdrawal ${open.id} was not kept as it was signed, and the chain does not know it.`,
    );
  }
  await payouts.send(payment, newest);
  await settle(db, open, await stateOf(payouts, payment), onError);
}

async function settle(
  db: Database,
  claim: OpenPayment,
  seen: Awaited<ReturnType<typeof stateOf>>,
  onError: FollowOptions['onError'],
): Promise<void> {
  if (seen.state === 'paid') return complete(db, claim, seen.hash);
  if (seen.state === 'failed') return giveBack(db, claim, seen.hash);
  if (seen.state !== 'review') return;
  if (!(await putIntoReview(db, claim, seen.reason))) return;
  onError(new Error(`Withdrawal ${claim.id} needs a review: ${seen.reason}`));
}
