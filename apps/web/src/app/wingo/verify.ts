import type { ReceiptKeys } from '@platform/rules/models';
import type { BetEvidence, PublishedRound, Verdict } from '@platform/rules/wingo';
import { codeInTime } from '../loading/codeInTime';

/** Loads the verifier and its cryptography on first use. */
const load = () => import('@platform/rules/fairness');

/** Public values of a round, and optionally one of the member's bets. */
export interface Evidence {
  round: PublishedRound;
  /**
   * Hash-chain link of the previous round. `null` if that round is missing; `undefined` for the
   * first round, or while the link is unknown.
   */
  before: string | null | undefined;
  /** Bet to check, with the server's public receipt keys. */
  bet: { of: BetEvidence; keys: ReceiptKeys } | undefined;
  /** Root received by this browser when betting closed; `null` if it received none. */
  keptRoot: string | null;
}

export async function verify({ round, before, bet, keptRoot }: Evidence): Promise<Verdict> {
  const { verifyBet, verifyRound } = await codeInTime(load);
  const expected = { keptRoot: keptRoot ?? undefined };
  return bet
    ? verifyBet(round, bet.of, bet.keys, before, expected)
    : verifyRound(round, before, expected);
}
