import type { BetEvidence, PublishedRound, Verdict } from '@platform/rules/wingo';
import { codeInTime } from '../loading/codeInTime';

/** The verifier and its cryptography load on first use. */
const load = () => import('@platform/rules/fairness');

/** Public values of a round, and optionally a bet of the member. */
export interface Evidence {
  round: PublishedRound;
  /**
   * Hash-chain link of the previous round. `null` if that round is missing; `undefined` for the first
   * round, or while the link is unknown.
   */
  before: string | null | undefined;
  /** Bet to check, with the server's public key of receipts. */
  bet: { of: BetEvidence; key: string } | undefined;
  /** Root that this browser received when betting closed; `null` if it received none. */
  keptRoot: string | null;
}

/**
 * Verifies a round in this browser.
 *
 * @throws MissingCode if the verifier fails to load
 */
export async function verify({ round, before, bet, keptRoot }: Evidence): Promise<Verdict> {
  const { verifyBet, verifyRound } = await codeInTime(load);
  const expected = { keptRoot: keptRoot ?? undefined };
  return bet
    ? verifyBet(round, bet.of, bet.key, before, expected)
    : verifyRound(round, before, expected);
}
