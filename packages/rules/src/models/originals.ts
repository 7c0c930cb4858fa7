import type { MicroUsdt } from '../money';
import type { DiceBet, OriginalBet, RevealedPair } from '../originals';

/** Bet on Dice that a player wants to place. */
export interface DiceIntent {
  readonly bet: DiceBet;
  /** Stake. */
  readonly amount: MicroUsdt;
}

/** Placed bet on Dice. */
export interface DiceResult {
  readonly id: string;
  readonly bet: DiceBet;
  /** Stake. */
  readonly amount: MicroUsdt;
  /** Roll, in hundredths. */
  readonly roll: number;
  readonly won: boolean;
  /** Payout, or 0. */
  readonly payout: MicroUsdt;
  /** Multiple on offer as text, such as `1.9800`. */
  readonly multiple: string;
  /** Bet and receipt for `verifyOriginalBet`. */
  readonly proof: OriginalBet;
}

/** Bet on Dice in the player's history. */
export interface DiceRecord extends DiceResult {
  /** Time of the bet, epoch ms. */
  readonly placedAt: number;
  /** Pair of the bet; null until the player rotates it. */
  readonly pair: RevealedPair | null;
}

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
    /** Author of the client seed. One that the server chose is not independent. */
    readonly clientSeedBy: 'server' | 'member';
    readonly nonce: number;
  };
  /** Commitment of the pair after the next rotation. */
  readonly nextHash: string;
  /** Newest first. */
  readonly past: readonly PastPair[];
}
