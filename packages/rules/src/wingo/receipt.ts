import { toDecimal, type MicroUsdt } from '../money';

/** What a receipt states of a bet. */
export interface BetStatement {
  /** The bet, as the server numbers it. */
  readonly betId: string;
  readonly roundNumber: string;
  /** Of the round's server seed, hex. */
  readonly commitment: string;
  /** The beacon round that decides; null for rounds from before there was a beacon. */
  readonly beaconRound: number | null;
  readonly betType: string;
  readonly betValue: string;
  /** The stake as decimal text, such as '0.01'. */
  readonly amount: string;
}

/**
 * One signature over many bets: the root of a tree of hashes is signed, and each bet has the
 * hashes that lead from it to the root. A single bet is its own root.
 */
export interface ReceiptProof {
  /** The place of the bet among those that were signed together, from 0. */
  readonly index: number;
  /** The hashes of the other branches, from the bet up, hex; `null` where there is none. */
  readonly path: readonly (string | null)[];
  /** Ed25519 over `platform-receipt-v1:<root>`, hex. */
  readonly signature: string;
}

/** What proves that a bet was taken: what it states, and the signature that covers it. */
export interface BetReceipt {
  readonly bet: BetStatement;
  readonly proof: ReceiptProof;
}

/** A receipt in its form on the wire. */
export interface ReceiptRow {
  readonly round: string;
  readonly commitment: string;
  readonly beacon_round: number | null;
  readonly index: number;
  readonly path: readonly (string | null)[];
  readonly signature: string;
}

/** What the player's own history says of the bet, in the form of the wire. */
export interface BetRow {
  readonly id: string;
  readonly roundNumber: string;
  readonly betType: string;
  readonly betValue: string;
  readonly amount: MicroUsdt;
}

/**
 * The receipt of a bet. It states the bet as the player knows it, its round included: the receipt
 * of another bet does not verify.
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
