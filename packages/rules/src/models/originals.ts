import type { DiceBet } from '../dice';
import type { MicroUsdt } from '../money';
import type { PlinkoBet, PlinkoPath } from '../plinko';
import type { ReceiptProof } from '../wingo';

/** Single-player game with seed pairs that is played for money. */
export type OriginalGame = 'dice' | 'plinko';

/** Statement about a bet on a single-player game, signed by its receipt. */
export interface OriginalStatement {
  readonly game: OriginalGame;
  readonly betId: string;
  /** Commitment of the seed pair, in hex. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Settings of the bet, such as `over:50.00` or `16:high`. */
  readonly settings: string;
  /** Stake as decimal text, such as '0.01'. */
  readonly amount: string;
  /** Result, such as the roll `98.30` or the path `LRRLLRLR`. */
  readonly result: string;
  /** Multiple, such as `1.9800`: of a win in Dice, of the bucket in Plinko. */
  readonly multiple: string;
  /** Payout as decimal text; '0' for a lost bet. */
  readonly payout: string;
  /** Time of acceptance, epoch ms. */
  readonly at: number;
}

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
  /** End of the use of the former key that signed the receipt; undefined for the current key. */
  readonly formerKeyUntil?: string | undefined;
}

export interface OriginalVerdict {
  readonly fair: boolean;
  /** Steps that could be checked, in order. Without a revealed pair, only the receipt. */
  readonly steps: readonly OriginalStep[];
}

/** Bet on Dice to place. */
export interface DiceIntent {
  readonly bet: DiceBet;
  /** Stake. */
  readonly amount: MicroUsdt;
}

/** Plinko ball to drop. */
export interface PlinkoIntent {
  readonly bet: PlinkoBet;
  /** Stake. */
  readonly amount: MicroUsdt;
}

/** Fields of a placed bet that all single-player games share. */
interface PlacedBet {
  readonly id: string;
  /** Stake. */
  readonly amount: MicroUsdt;
  /** Payout, or 0. */
  readonly payout: MicroUsdt;
  /** Multiple as text: see `OriginalStatement`. */
  readonly multiple: string;
  /** Bet and receipt for `verifyOriginalBet`. */
  readonly proof: OriginalBet;
}

/** Placed bet on Dice. */
export interface DiceResult extends PlacedBet {
  readonly game: 'dice';
  readonly bet: DiceBet;
  /** Roll, in hundredths. */
  readonly roll: number;
  readonly won: boolean;
}

/** Placed bet on Plinko. */
export interface PlinkoResult extends PlacedBet {
  readonly game: 'plinko';
  readonly bet: PlinkoBet;
  readonly path: PlinkoPath;
  /** Bucket at the end of the path, from 0 on the left. */
  readonly bucket: number;
}

/** Placed bet on a single-player game. */
export type OriginalResult = DiceResult | PlinkoResult;

/** Fields of a bet in the player's history. */
interface KeptBet {
  /** Time of the bet, epoch ms. */
  readonly placedAt: number;
  /** Pair of the bet; null until the player rotates it. */
  readonly pair: RevealedPair | null;
}

/** Bet on Dice in the player's history. */
export interface DiceRecord extends DiceResult, KeptBet {}

/** Bet on Plinko in the player's history. */
export interface PlinkoRecord extends PlinkoResult, KeptBet {}

/** Bet on a single-player game in the player's history. */
export type OriginalRecord = DiceRecord | PlinkoRecord;

/** Past seed pair. */
export interface PastPair extends RevealedPair {
  readonly serverSeedHash: string;
  /** Time of the rotation, epoch ms. */
  readonly revealedAt: number;
}

/** Seed pairs of a player. */
export interface SeedPairs {
  /** Pair of the next bet. */
  readonly current: {
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    /** Author of the client seed. A seed from the server is not independent. */
    readonly clientSeedBy: 'server' | 'member';
    readonly nonce: number;
  };
  /** Commitment of the pair after the next rotation. */
  readonly nextHash: string;
  /** Newest first. */
  readonly past: readonly PastPair[];
}
