import type { MicroUsdt } from '@platform/rules/money';
import type { BeaconSource, Digit, VoidReason, WingoBet } from '@platform/rules/wingo';

/** What a round drew. Colours and size follow from the number. */
export interface GameResult {
  roundNumber: string;
  number: Digit;
}

/** One of the latest results. */
export interface LatestResult {
  /** `null` when it is not known. */
  roundNumber: string | null;
  number: Digit;
}

/** A round that is over: drawn, or called off. */
export interface GameRecord {
  roundNumber: string;
  /** `null` when the round was called off. */
  result: GameResult | null;
  /** Why it was called off; every stake went back whole. */
  voidReason: VoidReason | null;
  /**
   * What it takes to check it; `null` where nothing was published: then nothing leads to 'Verify'.
   * @default undefined: it can be checked
   */
  proof?: object | null;
}

/** The public randomness that a round waits for. */
export interface AwaitedBeacon {
  source: BeaconSource;
  /** Hex. */
  publicKey: string;
  round: number;
  /** When it is published, epoch ms on the server's clock. */
  at: number;
}

/** The round on the board. */
export interface WingoRound {
  roundNumber: string;
  /** The zero that the countdown shows, epoch ms on the server's clock. */
  endsAt: number;
  /**
   * What to add to this machine's clock to read the server's, in ms.
   * @default 0
   */
  clockOffset?: number;
  /**
   * The SHA-256 of its secret seed, hex.
   * @default null: none is published
   */
  commitment?: string | null;
  /**
   * What it is drawn with beside its seed.
   * @default null: nothing
   */
  beacon?: AwaitedBeacon | null;
}

/** A bet that the player has decided on. */
export interface BetIntent {
  bet: WingoBet;
  /** The stake, before the fee. */
  amount: MicroUsdt;
  /** The round that the player saw. */
  roundNumber: string;
}

/** A bet of the player. */
export interface MyBet {
  id: string;
  roundNumber: string;
  bet: WingoBet;
  /** The stake, before the fee. */
  amount: MicroUsdt;
  /** `null` when it is not known whether the round is over. */
  state: 'open' | 'won' | 'lost' | 'refunded' | null;
  /** What the player got: the payout, a refund, or 0. */
  received: MicroUsdt;
  /** `null` until the round is drawn. */
  result: GameResult | null;
}
