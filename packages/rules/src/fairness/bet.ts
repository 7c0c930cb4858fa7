import type { BetReceipt, PublishedRound, Step, Verdict } from '../wingo';
import { verifyReceipt } from './receipt';
import { stepOf } from './step';
import { verifyRound, type Expected } from './verify';

const beaconOf = (round: number | null | undefined): Step['computed'] =>
  round === null || round === undefined ? { code: 'noBeacon' } : String(round);

/**
 * Checks that a receipt belongs to its bet and to this round, and that the draw used the commitment
 * and beacon of the receipt.
 *
 * @param publicKey server's key for receipts: Ed25519, hex
 * @throws FairnessError for malformed values
 */
export function receiptSteps(
  { bet, proof }: BetReceipt,
  publicKey: string,
  round: PublishedRound,
): readonly Step[] {
  const { betId, betType, betValue, amount, roundNumber, commitment, beaconRound } = bet;
  const valid = verifyReceipt(bet, proof, publicKey) && roundNumber === round.roundNumber;
  return [
    stepOf('receipt-signature', valid ? proof.signature : { code: 'invalid' }, proof.signature, [
      ['bet', [betId, `${amount} USDT`, betType, betValue, roundNumber].join(' · ')],
      ['publicKey', publicKey],
    ]),
    stepOf('receipt-commitment', commitment, round.commitment),
    stepOf('receipt-beacon', beaconOf(beaconRound), beaconOf(round.beacon?.round)),
  ];
}

/** Verifies a round like `verifyRound`, and the receipt of one of its bets. */
export function verifyBet(
  round: PublishedRound,
  receipt: BetReceipt,
  publicKey: string,
  before?: string | null,
  expected: Expected = {},
): Verdict {
  const { roundNumber, steps } = verifyRound(round, before, expected);
  const all = [...steps, ...receiptSteps(receipt, publicKey, round)];
  return { roundNumber, fair: all.every(({ ok }) => ok), steps: all };
}
