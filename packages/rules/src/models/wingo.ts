import type { MicroUsdt } from '../money';
import type { BeaconSource, BetReceipt, Digit, WingoBet } from '../wingo';

/** What a round drew. Colours and size follow from the number: `colorsOf`, `sizeOf`. */
export interface GameResult {
  readonly roundNumber: string;
  readonly number: Digit;
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

/** A bet that the player has decided on. */
export interface BetIntent {
  readonly bet: WingoBet;
  /** The stake, before the fee. */
  readonly amount: MicroUsdt;
  /** The round on the board: the bet is refused rather than placed on another one. */
  readonly roundNumber: string;
}

/** A bet of the player. */
export interface MyBet {
  readonly id: string;
  readonly roundNumber: string;
  readonly bet: WingoBet;
  /** The stake, before the fee. */
  readonly amount: MicroUsdt;
  /** `null` when it is not known whether the round is over. */
  readonly state: 'open' | 'won' | 'lost' | 'refunded' | null;
  /** What the player got: the payout, a refund, or 0. */
  readonly received: MicroUsdt;
  /** `null` until the round is drawn, and when it is not known. */
  readonly result: GameResult | null;
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
