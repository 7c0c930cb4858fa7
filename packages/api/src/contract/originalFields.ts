import { stakeProblem } from '@platform/rules/wingo';
import * as v from 'valibot';
import { hex, merklePath } from './fairness';
import { amountWithin, count, instant, replyAmount } from './fields';

/** Receipt of a bet, signed by the server with Ed25519. `verifyOriginalBet` verifies it. */
export const originalReceipt = v.object({
  at: instant,
  index: count,
  path: merklePath,
  signature: hex,
});

/** Fields of every bet of the games with seed pairs, apart from its identifier. */
export const seededFields = {
  /** Stake. */
  amount: replyAmount,
  /** Payout, or 0. */
  payout: replyAmount,
  client_seed: v.string(),
  /** SHA-256 of the server seed, shown before the bet. */
  server_seed_hash: hex,
  nonce: count,
  receipt: originalReceipt,
};

/** Stake of at least 0.01 USDT, in whole cents, so that no payout is rounded. */
export const stake = amountWithin(stakeProblem);

/** Pair of a bet in the history of a game with seed pairs. */
export const keptPair = {
  /** Server seed; null until the caller rotates the pair. */
  server_seed: v.nullable(hex),
  /** Number of bets with the pair; null until the caller rotates it. */
  bets: v.nullable(count),
};
