import type { GameResult } from '@platform/rules/models';
import type { BeaconSource, VoidReason } from '@platform/rules/wingo';

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
