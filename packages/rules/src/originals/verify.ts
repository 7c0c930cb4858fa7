import { sameHex, verifyLeaf, type ReceiptProof } from '../fairness';
import { parseUsdt, toDecimal } from '../money';
import { diceMultiple, hundredthsText, winsWith } from '../dice';
import { parseDiceSettings, rollOf } from './dice';
import { multipleText, payoutOf } from './payout';
import { numbersOf, seedHashOf } from './seeds';
import { originalLeaf, type OriginalStatement } from './statement';

/** Bet with its receipt. */
export interface OriginalBet {
  readonly statement: OriginalStatement;
  readonly proof: ReceiptProof;
}

/** Seed pair after its rotation. */
export interface RevealedPair {
  /** 64 lower-case hex digits. */
  readonly serverSeed: string;
  /** Number of bets with the pair. Their nonces are 0 to `bets` - 1. */
  readonly bets: number;
}

/**
 * - `commitment`: the revealed seed has the hash that was shown before the bet
 * - `nonce`: the nonce is below the number of bets of the pair
 * - `outcome`, `multiple`, `payout`: follow from the seeds, the nonce and the bet
 * - `receipt`: the receipt is for this bet, and signed with the server's key
 */
export interface OriginalStep {
  readonly name: 'commitment' | 'nonce' | 'outcome' | 'multiple' | 'payout' | 'receipt';
  readonly holds: boolean;
  /** Recomputed value as text; undefined for a nonce or a receipt, or if the bet is not on offer. */
  readonly computed?: string | undefined;
  /** Value in the bet that the recomputed one is compared with. */
  readonly published?: string | undefined;
}

export interface OriginalVerdict {
  readonly fair: boolean;
  /** Steps that could be checked, in order. Without a revealed pair, only the receipt. */
  readonly steps: readonly OriginalStep[];
}

function drawSteps(bet: OriginalStatement, { serverSeed, bets }: RevealedPair): OriginalStep[] {
  const { clientSeed, nonce } = bet;
  const placed = parseDiceSettings(bet.settings);
  const roll = rollOf(numbersOf({ serverSeed, clientSeed, nonce }));
  const multiple = placed && diceMultiple(placed);
  const paid = multiple && winsWith(roll, placed) ? payoutOf(parseUsdt(bet.amount), multiple) : 0n;
  const compared = (
    name: OriginalStep['name'],
    computed: string | undefined,
    published: string,
  ): OriginalStep => ({ name, holds: computed === published, computed, published });
  return [
    {
      ...compared('commitment', seedHashOf(serverSeed), bet.serverSeedHash),
      holds: sameHex(seedHashOf(serverSeed), bet.serverSeedHash),
    },
    { name: 'nonce', holds: nonce < bets },
    compared('outcome', hundredthsText(roll), bet.result),
    compared('multiple', multiple && multipleText(multiple), bet.multiple),
    compared('payout', toDecimal(paid), bet.payout),
  ];
}

/**
 * Verifies a bet. Before the pair is rotated, only its receipt can be checked.
 *
 * @param pair revealed pair of the bet; undefined before its rotation
 * @param receiptKey server's Ed25519 key for receipts, in hex
 * @throws FairnessError or MoneyError for malformed values
 */
export function verifyOriginalBet(
  { statement, proof }: OriginalBet,
  pair: RevealedPair | undefined,
  receiptKey: string,
): OriginalVerdict {
  const isSigned =
    proof.at === statement.at && verifyLeaf(originalLeaf(statement), proof, receiptKey);
  const steps: OriginalStep[] = [
    ...(pair === undefined ? [] : drawSteps(statement, pair)),
    { name: 'receipt', holds: isSigned },
  ];
  return { fair: steps.every(({ holds }) => holds), steps };
}
