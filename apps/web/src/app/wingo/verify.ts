import type { BetReceipt, PublishedRound, Verdict } from '@platform/rules/wingo';
import { codeInTime } from '../loading/codeInTime';

/** The verifier, with its cryptography: fetched at the first verification. */
const load = () => import('@platform/rules/fairness');

/** What a verification starts from: public values, and a receipt of the member's own. */
export interface Evidence {
  round: PublishedRound;
  /** The link of the round before; null when that round is missing, undefined for the first round, and while it is not known. */
  before: string | null | undefined;
  /** The receipt to check, with the key of the server. */
  receipt: { of: BetReceipt; key: string } | undefined;
}

/**
 * Computes everything about a round in this browser.
 *
 * @throws MissingCode when the verifier did not arrive
 */
export async function verify({ round, before, receipt }: Evidence): Promise<Verdict> {
  const { verifyBet, verifyRound } = await codeInTime(load);
  return receipt ? verifyBet(round, receipt.of, receipt.key, before) : verifyRound(round, before);
}
