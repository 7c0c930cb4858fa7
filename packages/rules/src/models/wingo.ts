import type { MicroUsdt } from '../money';
import type { BetOutcome } from './income';
import type {
  BeaconSource,
  BetReceipt,
  Digit,
  GameType,
  PublishedRound,
  VoidReason,
  WingoBet,
} from '../wingo';

/** What a round drew. Colours and size follow from the number: `colorsOf`, `sizeOf`. */
export interface GameResult {
  readonly roundNumber: string;
  readonly number: Digit;
}

/** A round that is over: drawn, or called off. */
export interface GameRecord {
  readonly roundNumber: string;
  /** `null` when the round was called off. */
  readonly result: GameResult | null;
  /** Why it was called off; every stake went back whole. */
  readonly voidReason: VoidReason | null;
  /**
   * What it takes to check it: see `verifyRound` of `@platform/rules/fairness`. `null` where the server
   * publishes nothing.
   */
  readonly proof: PublishedRound | null;
}

/** One of the latest results. */
export interface LatestResult {
  /** `null` when it is not known. */
  readonly roundNumber: string | null;
  readonly number: Digit;
}

/** The public randomness that a round waits for, fixed before the first bet. */
export interface AwaitedBeacon {
  readonly source: BeaconSource;
  /** Hex. */
  readonly publicKey: string;
  readonly round: number;
  /** When it is published, epoch ms on the server's clock. */
  readonly at: number;
}

/** A round of Wingo. All moments are epoch ms on the server's clock. */
export interface WingoRound {
  readonly gameType: GameType;
  readonly roundNumber: string;
  /** The zero that the countdown shows, a few seconds after the draw. */
  readonly endsAt: number;
  /** From here on no bet is taken. */
  readonly closesAt: number;
  readonly drawsAt: number;
  /** What to add to this machine's clock to read the server's, in ms. */
  readonly clockOffset: number;
  /** The SHA-256 of the seed that the round is drawn with, hex; `null` where none is published. */
  readonly commitment: string | null;
  /** `null` for rounds from before there was a beacon. */
  readonly beacon: AwaitedBeacon | null;
}

/** A bet that the player has decided on. */
export interface BetIntent {
  readonly bet: WingoBet;
  /** The stake, before the fee. */
  readonly amount: MicroUsdt;
  /** The round on the board: the bet is refused rather than placed on another one. */
  readonly roundNumber: string;
}

/** How a round came out for the player. */
export interface RoundOutcome {
  readonly roundNumber: string;
  /** `null` when the round was called off. */
  readonly result: GameResult | null;
  /** All settled bets of the player on it, oldest first. */
  readonly bets: readonly MyBet[];
}

/** A bet of the player. */
export interface MyBet {
  readonly id: string;
  readonly roundNumber: string;
  readonly bet: WingoBet;
  /** The stake, before the fee. */
  readonly amount: MicroUsdt;
  /** `null` when it is not known whether the round is over. */
  readonly state: 'open' | BetOutcome | null;
  /** What the player got: the payout, a refund, or 0. */
  readonly received: MicroUsdt;
  /** `null` until the round is drawn, and when it is not known. */
  readonly result: GameResult | null;
  /**
   * Why the round was called off, where it was.
   * @default null: it was not, or that is not known
   */
  readonly voidReason?: VoidReason | null;
  /**
   * Epoch ms.
   * @default null: it is not known
   */
  readonly placedAt?: number | null;
  /**
   * What proves that it was placed.
   * @default null: there is none
   */
  readonly receipt?: BetReceipt | null;
}
