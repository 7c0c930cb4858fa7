import type { DiceBet } from '../dice';
import type { MineCount } from '../mines';
import type { MicroUsdt } from '../money';
import type { PlinkoBet, PlinkoPath } from '../plinko';
import type { ReceiptProof } from '../wingo';

/** Single-player game with seed pairs that is played for money. */
export type OriginalGame = 'dice' | 'mines' | 'plinko';

/** Statement about a bet on a single-player game, signed by its receipt. */
export interface OriginalStatement {
  readonly game: OriginalGame;
  readonly betId: string;
  /** Commitment of the seed pair, in hex. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Settings of the bet, such as `over:50.00`, `16:high`, or `3` mines. */
  readonly settings: string;
  /** Stake as decimal text, such as '0.01'. */
  readonly amount: string;
  /**
   * Result, such as the roll `98.30` or the path `LRRLLRLR`. In Mines, the mines and the opened
   * cells, such as `13,17,24;0,1,2`; empty while the game is open.
   */
  readonly result: string;
  /**
   * Multiple, such as `1.9800`: of a win in Dice, of the bucket in Plinko, of the end of a game of
   * Mines. Empty while the game is open.
   */
  readonly multiple: string;
  /** Payout as decimal text; '0' for a lost bet. Empty while a game of Mines is open. */
  readonly payout: string;
  /** Time of acceptance, or of the end of a game of Mines, epoch ms. */
  readonly at: number;
}

/** Bet with its receipt. */
export interface OriginalBet {
  readonly statement: OriginalStatement;
  readonly proof: ReceiptProof;
  /** Receipt of the opening of a game of Mines that is over. `proof` is the receipt of its end. */
  readonly opening?: ReceiptProof | undefined;
}

/** Seed pair after its rotation. */
export interface RevealedPair {
  /** 64 lower-case hex digits. */
  readonly serverSeed: string;
  /** Number of bets with the pair. Their nonces are 0 to `bets` - 1. */
  readonly bets: number;
}

/**
 * Steps of a verification:
 *
 * - `commitment`: the revealed seed has the hash that was shown before the bet
 * - `nonce`: the nonce is below the number of bets of the pair
 * - `outcome`, `multiple`, `payout`: these values follow from the seeds, the nonce and the bet
 * - `receipt`: the receipt is for this bet and is signed with the server's key. A game of Mines
 *   that is over has two receipts.
 */
export interface OriginalStep {
  readonly name: 'commitment' | 'nonce' | 'outcome' | 'multiple' | 'payout' | 'receipt';
  readonly holds: boolean;
  /** Recomputed value as text; undefined for a nonce or a receipt, or if the bet is not on offer. */
  readonly computed?: string | undefined;
  /** Value in the bet that the recomputed one is compared with. */
  readonly published?: string | undefined;
  /** End of use of the former key that signed the receipt; undefined for the current key. */
  readonly formerKeyUntil?: string | undefined;
}

export interface OriginalVerdict {
  readonly fair: boolean;
  /** Steps that could be checked, in order. Without a revealed pair, only the receipt. */
  readonly steps: readonly OriginalStep[];
}

/** Dice bet that has not been placed yet. */
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

/** Game of Mines to open. */
export interface MinesIntent {
  readonly mines: MineCount;
  /** Stake. */
  readonly amount: MicroUsdt;
}

/** Cell to open in a game of Mines. */
export interface MinesReveal {
  readonly gameId: string;
  readonly cell: number;
  /** Number of open cells on the player's screen. */
  readonly seen: number;
}

/** Game of Mines as the player sees it. */
export interface MinesBet {
  readonly game: 'mines';
  readonly id: string;
  /** Stake. */
  readonly amount: MicroUsdt;
  readonly mines: MineCount;
  /** Opened cells in order. In a lost game, the last one is a mine. */
  readonly opened: readonly number[];
  /** State of the game. If it is `returned`, no cell had been opened. */
  readonly state: 'open' | 'lost' | 'cashed_out' | 'returned';
  /** Cause of the end; null while the game is open. */
  readonly cause: 'mine' | 'player' | 'cleared' | 'limit' | 'absence' | null;
  /** Multiple as text, such as `1.2375`; null before the first reveal. */
  readonly multiple: string | null;
  /** Multiple after one more safe cell; null when the game is over. */
  readonly nextMultiple: string | null;
  /** Number of open cells at which the game cashes out. */
  readonly mostReveals: number;
  /** Payout; 0 while the game is open. */
  readonly payout: MicroUsdt;
  /** Mines in ascending order; null while the game is open. */
  readonly mineCells: readonly number[] | null;
  /** Time at which an absent player's game ends, epoch ms. */
  readonly expiresAt: number;
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

/** Game of Mines in the player's history. It is over. */
export interface MinesRecord extends MinesBet, PlacedBet, KeptBet {
  readonly multiple: string;
  readonly mineCells: readonly number[];
}

/** Bet on a single-player game in the player's history. */
export type OriginalRecord = DiceRecord | MinesRecord | PlinkoRecord;

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
