import type { MicroUsdt } from '../money';
import type { BetOutcome } from './income';
import type {
  BeaconSource,
  BetReceipt,
  Digit,
  GameType,
  MerklePath,
  PublishedRound,
  VoidReason,
  WingoBet,
} from '../wingo';

/** Result of a round. Colours and size follow from the number: `colorsOf`, `sizeOf`. */
export interface GameResult {
  readonly roundNumber: string;
  readonly number: Digit;
}

/** Finished round: drawn or voided. */
export interface GameRecord {
  readonly roundNumber: string;
  /** Result; `null` if the round was voided. */
  readonly result: GameResult | null;
  /** Reason for voiding the round. All stakes were refunded in full. */
  readonly voidReason: VoidReason | null;
  /**
   * Public values for verification with `verifyRound` from `@platform/rules/fairness`. `null` if
   * the server publishes none.
   */
  readonly proof: PublishedRound | null;
}

export interface LatestResult {
  /** Round of the bet; `null` if unknown. */
  readonly roundNumber: string | null;
  readonly number: Digit;
}

/** Beacon that decides a round, fixed before the first bet. */
export interface AwaitedBeacon {
  readonly source: BeaconSource;
  /** Public beacon key, in hex. */
  readonly publicKey: string;
  readonly round: number;
  /** Publication time, epoch ms on the server's clock. */
  readonly at: number;
}

/** Wingo round. All times are epoch ms on the server's clock. */
export interface WingoRound {
  readonly gameType: GameType;
  readonly roundNumber: string;
  /** Time at which the countdown reaches zero, a few seconds after the draw. */
  readonly endsAt: number;
  /** Time from which bets are refused. */
  readonly closesAt: number;
  readonly drawsAt: number;
  /** Server's clock minus this device's clock, in ms. */
  readonly clockOffset: number;
  /** SHA-256 of the round's seed, in hex; `null` if none is published. */
  readonly commitment: string | null;
  /** Round beacon; `null` for a round without a beacon. */
  readonly beacon: AwaitedBeacon | null;
  /**
   * Root of the round's bets, hex.
   * @default null: betting is open, or the server publishes none
   */
  readonly root?: string | null;
}

/** Bet that has not been placed yet. */
export interface BetIntent {
  readonly bet: WingoBet;
  /** Stake, before the fee. */
  readonly amount: MicroUsdt;
  /** Round on the board. The server refuses the bet if this round no longer accepts bets. */
  readonly roundNumber: string;
}

/** Player's outcome of a round. */
export interface RoundOutcome {
  readonly roundNumber: string;
  /** Result; `null` if the round was voided. */
  readonly result: GameResult | null;
  /** Player's settled bets on the round, oldest first. */
  readonly bets: readonly MyBet[];
}

export interface MyBet {
  readonly id: string;
  readonly roundNumber: string;
  readonly bet: WingoBet;
  /** Stake, before the fee. */
  readonly amount: MicroUsdt;
  /** Bet state; `null` if the server does not reveal whether the round is over. */
  readonly state: 'open' | BetOutcome | null;
  /** Payout, refund, or 0. */
  readonly received: MicroUsdt;
  /** Result; `null` until the round is drawn, or if unknown. */
  readonly result: GameResult | null;
  /**
   * Reason for voiding the round.
   * @default null: not voided, or unknown
   */
  readonly voidReason?: VoidReason | null;
  /**
   * Time of the bet, epoch ms.
   * @default null: unknown
   */
  readonly placedAt?: number | null;
  /**
   * Proof that the bet was placed.
   * @default null: none
   */
  readonly receipt?: BetReceipt | null;
  /**
   * Number of the bet in its round, from 0.
   * @default null: the number is unknown, or the bet predates seals
   */
  readonly number?: number | null;
  /**
   * Path to the root of the round's bets.
   * @default null: betting is open, or the round has no root
   */
  readonly rootPath?: MerklePath | null;
}
