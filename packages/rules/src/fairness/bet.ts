import {
  toBetStatement,
  type BetEvidence,
  type BetReceipt,
  type BetStatement,
  type PublishedRound,
  type Step,
  type Verdict,
} from '../wingo';
import type { ReceiptKeys } from '../models';
import { keyOfReceipt } from './receipt';
import { stepOf } from './step';
import { rootOfBet } from './tree';
import { timeText, verifyRound, type Expected } from './verify';

const beaconOf = (round: number | null | undefined): Step['computed'] =>
  round === null || round === undefined ? { code: 'noBeacon' } : String(round);

const betText = ({ betId, amount, betType, betValue, roundNumber }: BetStatement): string =>
  [betId, `${amount} USDT`, betType, betValue, roundNumber].join(' · ');

/** Checks that the server accepted the bet before it could know the beacon. */
function timeStep(at: number | null, { closesAt }: PublishedRound): Step[] {
  if (at === null) return [];
  const computed = at < closesAt ? timeText(at) : { code: 'afterClose' as const };
  return [stepOf('receipt-time', computed, timeText(at), [['bettingClosed', timeText(closesAt)]])];
}

/**
 * Checks that a receipt belongs to its bet and to this round, and was signed while betting was
 * open. Checks that the draw used the receipt's commitment and beacon.
 */
function receiptSteps(
  { bet, proof }: BetReceipt,
  keys: string | ReceiptKeys,
  round: PublishedRound,
) {
  const { commitment, beaconRound, roundNumber } = bet;
  const current = typeof keys === 'string' ? keys : keys.receiptKey;
  const signer = keyOfReceipt(bet, proof, keys);
  const valid = signer !== undefined && roundNumber === round.roundNumber;
  return [
    stepOf('receipt-signature', valid ? proof.signature : { code: 'invalid' }, proof.signature, [
      ['bet', betText(bet)],
      ['publicKey', signer?.publicKey ?? current],
      ...(signer?.until === undefined ? [] : [['formerKeyUntil', timeText(signer.until)] as const]),
    ]),
    stepOf('receipt-commitment', commitment, round.commitment),
    stepOf('receipt-beacon', beaconOf(beaconRound), beaconOf(round.beacon?.round)),
    ...timeStep(proof.at, round),
  ];
}

/** Returns a bet's statement: from its receipt, or with the round's values. */
const statementOf = ({ bet, receipt }: BetEvidence, round: PublishedRound): BetStatement =>
  receipt?.bet ??
  toBetStatement(bet, {
    number: bet.number ?? null,
    commitment: round.commitment,
    beaconRound: round.beacon?.round ?? null,
  });

function rootIn(bet: BetStatement, { rootPath }: BetEvidence, bets: number): Step['computed'] {
  if (bet.number === null || rootPath === null) return { code: 'noPath' };
  return rootOfBet(bet, rootPath, bets) ?? { code: 'invalid' };
}

/** Checks that the bet is under its round's root. Rounds without a root have no such bets. */
function rootStep(evidence: BetEvidence, round: PublishedRound): Step[] {
  const { seal, roundNumber } = round;
  if (seal === null || seal.root === null) return [];
  const bet = statementOf(evidence, round);
  const computed: Step['computed'] =
    bet.roundNumber === roundNumber ? rootIn(bet, evidence, seal.bets) : { code: 'invalid' };
  return [
    stepOf('receipt-root', computed, seal.root, [
      ['bet', betText(bet)],
      ...(bet.number === null ? [] : [['betNumber', String(bet.number)] as const]),
      ['betCount', String(seal.bets)],
    ]),
  ];
}

/**
 * Checks a bet's receipt, and its path to the round's root.
 *
 * @param keys server's Ed25519 key for receipts in hex, or all its keys. The step names a former key.
 * @throws FairnessError for malformed values
 */
export const betSteps = (
  evidence: BetEvidence,
  keys: string | ReceiptKeys,
  round: PublishedRound,
): readonly Step[] => [
  ...(evidence.receipt === null ? [] : receiptSteps(evidence.receipt, keys, round)),
  ...rootStep(evidence, round),
];

/** Verifies a round like `verifyRound`, and one of its bets like `betSteps`. */
export function verifyBet(
  round: PublishedRound,
  evidence: BetEvidence,
  keys: string | ReceiptKeys,
  before?: string | null,
  expected: Expected = {},
): Verdict {
  const { roundNumber, steps } = verifyRound(round, before, expected);
  const all = [...steps, ...betSteps(evidence, keys, round)];
  return { roundNumber, fair: all.every(({ ok }) => ok), steps: all };
}
