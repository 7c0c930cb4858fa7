import { toDecimal, type MicroUsdt } from '../money';

/**
 * Hashes of the siblings in a Merkle tree, from a leaf upwards, in hex; null for a missing
 * sibling.
 */
export type MerklePath = readonly (string | null)[];

/** Signed statement about a bet. */
export interface BetStatement {
  readonly betId: string;
  readonly roundNumber: string;
  /** Number of the bet in its round, from 0 without gaps; null for bets that predate seals. */
  readonly number: number | null;
  /** Commitment to the round's server seed, in hex. */
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
  readonly path: MerklePath;
  /** Acceptance time, epoch ms; null for bets without a number. */
  readonly at: number | null;
  /**
   * Ed25519 signature in hex. It covers `platform-receipt-v2:<at>:<root>`, or, without a time,
   * `platform-receipt-v1:<root>`.
   */
  readonly signature: string;
}

/** Proof that the server accepted a bet: the statement and its signature. */
export interface BetReceipt {
  readonly bet: BetStatement;
  readonly proof: ReceiptProof;
}

/** Player's bet with all values that prove it. */
export interface BetEvidence {
  readonly bet: BetRow;
  /** Bet receipt; null for older bets and lost receipts. */
  readonly receipt: BetReceipt | null;
  /** Path to the round's root; null until betting closes, and for older bets. */
  readonly rootPath: MerklePath | null;
}

/** Receipt in the wire format. */
export interface ReceiptRow {
  readonly round: string;
  readonly commitment: string;
  readonly beacon_round: number | null;
  readonly index: number;
  readonly path: MerklePath;
  readonly signature: string;
  /** Number of the bet in its round. Older receipts have neither a number nor a time. */
  readonly number?: number | null | undefined;
  readonly at?: number | null | undefined;
}

/** Row of the player's bet history, in the wire format. */
export interface BetRow {
  readonly id: string;
  readonly roundNumber: string;
  readonly betType: string;
  readonly betValue: string;
  readonly amount: MicroUsdt;
  /**
   * Number of the bet in its round, from 0.
   * @default null: the bet predates seals
   */
  readonly number?: number | null;
}

interface StatementRound {
  readonly number: number | null;
  readonly commitment: string;
  readonly beaconRound: number | null;
}

/** Creates the statement of a bet from the player's own row. */
export const toBetStatement = (
  { id, roundNumber, betType, betValue, amount }: BetRow,
  { number, commitment, beaconRound }: StatementRound,
): BetStatement => ({
  betId: id,
  roundNumber,
  number,
  commitment,
  beaconRound,
  betType,
  betValue,
  amount: toDecimal(amount),
});

/**
 * Creates a bet's receipt from the player's own row, so that another bet's or round's receipt does
 * not verify.
 */
export const toBetReceipt = (
  bet: BetRow,
  { commitment, beacon_round: beaconRound, number = null, at = null, ...proof }: ReceiptRow,
): BetReceipt => ({
  bet: toBetStatement(bet, { number, commitment, beaconRound }),
  proof: { index: proof.index, path: proof.path, at, signature: proof.signature },
});
