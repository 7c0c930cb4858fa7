import type { Database } from '../db/database';
import { ChainUnreachable } from '../ports/chain/chain';
import type { Payment, Payouts } from '../ports/chain/payouts';
import { complete, giveBack, putIntoReview } from './endings';
import { holdFrozen } from './freezes';
import {
  dueReviews,
  openPayments,
  overriddenReviews,
  unpaidClaims,
  type Claim,
  type OpenPayment,
} from './openPayments';
import { payoutBlock, payoutsStopped, waitingError, type PayoutBlock } from './payoutBlock';
import { resolveReview, stateOf } from './reviews';
import { adoptPayments, raisePayment, signPayment } from './signing';

/** Seconds until the fees of an unmined payment are raised. */
const PATIENCE = 180;

/**
 * Maximum number of fee raises per payment. A payment that is still unmined has another problem.
 */
const MOST_RAISES = 10;

export interface PayOptions {
  /** Called with the error of a withdrawal that failed or needs a review. Other withdrawals continue. */
  onError: (error: unknown) => void;
  /** Seconds until fees are raised. @default 180 */
  patience?: number;
}

/**
 * Advances every withdrawal by one step: sign, send, then complete, return or review. A payment is
 * stored before it is sent and is resent unchanged, so that a crash cannot pay a member twice.
 *
 * @throws ChainUnreachable while calls to the node are paused; the next call continues
 */
export async function payWithdrawals(
  db: Database,
  payouts: Payouts,
  { onError, patience = PATIENCE }: PayOptions,
): Promise<void> {
  const round = new Round(db, payouts, onError);
  // Overrides come before any call to a node: they exist for nodes that do not respond.
  for (const review of await overriddenReviews(db)) {
    await round.isolate(resolveReview(db, payouts, review));
  }
  await adoptPayments(db, payouts);
  // Signing checks again that the member may be paid.
  await round.isolate(holdFrozen(db));
  for (const open of await openPayments(db, patience)) await round.isolate(round.follow(open));
  for (const review of await dueReviews(db)) {
    await round.isolate(resolveReview(db, payouts, review, onError));
  }
  const claims = await unpaidClaims(db);
  if (claims.length === 0) return;
  const stopped = await payoutsStopped(db);
  if (stopped !== null) return round.report(stopped);
  for (const claim of claims) await round.isolate(round.pay(claim));
}

/** One pass over all payments, ordered by wallet and nonce. */
class Round {
  readonly #db: Database;
  readonly #payouts: Payouts;
  readonly #onError: PayOptions['onError'];
  /** Wallets in which an unmined payment blocks later nonces. */
  readonly #blocked = new Set<string>();

  constructor(db: Database, payouts: Payouts, onError: PayOptions['onError']) {
    this.#db = db;
    this.#payouts = payouts;
    this.#onError = onError;
  }

  /** Awaits a step; reports its error so that later steps still run. */
  async isolate(step: Promise<void>): Promise<void> {
    try {
      await step;
    } catch (error) {
      if (error instanceof ChainUnreachable) throw error;
      this.#onError(error);
    }
  }

  /** @param withdrawal undefined if all withdrawals wait */
  report(reason: PayoutBlock, withdrawal?: bigint): void {
    const error = waitingError(reason, withdrawal);
    if (error !== undefined) this.#onError(error);
  }

  async pay(claim: Claim): Promise<void> {
    const block = await payoutBlock(this.#db, claim.id);
    if (block !== null) return this.report(block, claim.id);
    const payment = await signPayment(this.#db, this.#payouts, claim);
    if (payment !== undefined) await this.follow({ ...claim, payment, overdue: false });
  }

  async follow(open: OpenPayment): Promise<void> {
    const seen = await stateOf(this.#payouts, open.payment);
    const unmined = seen.state === 'unknown' || seen.state === 'waiting';
    if (unmined && this.#shouldRaise(open)) return this.#raise(open);
    if (seen.state !== 'unknown') return this.#settle(open, seen);
    await this.#send(open, open.payment);
    return this.#settle(open, await stateOf(this.#payouts, open.payment));
  }

  #shouldRaise({ payment, overdue }: OpenPayment): boolean {
    const first = !this.#blocked.has(payment.wallet);
    this.#blocked.add(payment.wallet);
    const may = payment.wallet === this.#payouts.wallet && payment.attempts.length <= MOST_RAISES;
    return first && overdue && may;
  }

  async #raise(open: OpenPayment): Promise<void> {
    const raised = await raisePayment(this.#db, this.#payouts, open);
    if (raised !== undefined) await this.#send(open, raised);
  }

  async #send({ id }: Claim, payment: Payment): Promise<void> {
    const newest = payment.attempts.at(-1);
    if (!newest?.signed) {
      throw new Error(
        `The payment of withdrawal ${id} was not kept as it was signed, and the chain does not know it.`,
      );
    }
    await this.#payouts.send(payment, newest);
  }

  async #settle(claim: Claim, seen: Awaited<ReturnType<typeof stateOf>>): Promise<void> {
    if (seen.state === 'paid') return complete(this.#db, claim, seen.hash);
    if (seen.state === 'failed') return giveBack(this.#db, claim, seen.hash);
    if (seen.state !== 'review') return;
    if (!(await putIntoReview(this.#db, claim, seen.reason))) return;
    this.#onError(new Error(`Withdrawal ${claim.id} needs a review: ${seen.reason}`));
  }
}
