import { toDecimal, type MicroUsdt } from '../money';

/** Signed statement about a bet. */
export interface BetStatement {
  readonly betId: string;
  readonly roundNumber: string;
  /** Commitment to the round's server seed, hex. */
  readonly commitment: string;
  /** Deciding beacon round; null for rounds without a beacon. */
  readonly beaconRound: number | null;
  readonly betType: string;
  readonly betValue: string;
  /** Stake as decimal text, such as '0.01'. */
  readonly amount: string;
}

/**
 * Proof that a signature covers a bet. The signature is for the root of a Merkle tree, and the
 * proof has the hashes on the bet's path to the root. A single bet is its own root.
 */
export interface ReceiptProof {
  /** Index of the bet in the tree, from 0. */
  readonly index: number;
  /** Hashes of the siblings, from the bet upwards, hex; `null` for a missing sibling. */
  readonly path: readonly (string | null)[];
  /** Ed25519 signature of `platform-receipt-v1:<root>`, hex. */
  readonly signature: string;
}

/** Proof that a bet was accepted: its statement and its signature. */
export interface BetReceipt {
  readonly bet: BetStatement;
  readonly proof: ReceiptProof;
}

/** Receipt in the wire format. */
export interface ReceiptRow {
  readonly round: string;
  readonly commitment: string;
  readonly beacon_round: number | null;
  readonly index: number;
  readonly path: readonly (string | null)[];
  readonly signature: string;
}

/** Row of the player's bet history, in the wire format. */
export interface BetRow {
  readonly id: string;
  readonly roundNumber: string;
  readonly betType: string;
  readonly betValue: string;
  readonly amount: MicroUsdt;
}

/**
 * Creates the receipt of a bet from the player's own row, so that the receipt of another bet or
 * round does not verify.
 */
export const toBetReceipt = (
  { id, roundNumber, betType, betValue, amount }: BetRow,
  { commitment, beacon_round: beaconRound, index, path, signature }: ReceiptRow,
): BetReceipt => ({
  bet: {
    betId: id,
    roundNumber,
    commitment,
    beaconRound,
    betType,
    betValue,
    amount: toDecimal(amount),
  },
  proof: { index, path, signature },
});
