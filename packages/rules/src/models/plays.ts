import type { MicroUsdt } from '../money';
import type { GameType, WingoBet } from '../wingo';

/** A bet of some member, as anyone may see it. */
export interface PublicBet {
  readonly kind: 'bet';
  readonly id: string;
  /** Their masked name, such as 'j•••n'; `null` when they hide it. */
  readonly player: string | null;
  readonly gameType: GameType;
  readonly bet: WingoBet;
  /** The stake, before the fee. */
  readonly amount: MicroUsdt;
  /** Epoch ms. */
  readonly at: number;
}

/** What a round brought a member who won more than they staked on it. */
export interface PublicWin {
  readonly kind: 'win';
  readonly id: string;
  /** Their masked name; `null` when they hide it. */
  readonly player: string | null;
  readonly gameType: GameType;
  /** All stakes on the round. */
  readonly staked: MicroUsdt;
  /** All payouts of the round. */
  readonly received: MicroUsdt;
  /** Epoch ms. */
  readonly at: number;
}

/** A bet or a win in the public feed. */
export type PublicPlay = PublicBet | PublicWin;

/** A member of the leaderboard. */
export interface Leader {
  /** Their masked name; `null` when they hide it. */
  readonly player: string | null;
  /** What they won beyond their stakes. */
  readonly net: MicroUsdt;
}
