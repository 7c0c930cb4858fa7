import type { MicroUsdt } from '../money';
import type { GameType, WingoBet } from '../wingo';

/** Public view of a member's bet. */
export interface PublicBet {
  readonly kind: 'bet';
  readonly id: string;
  /** Masked name, such as 'j•••n'; `null` if the member hides it. */
  readonly player: string | null;
  readonly gameType: GameType;
  readonly bet: WingoBet;
  /** Stake, before the fee. */
  readonly amount: MicroUsdt;
  /** Time of the bet, epoch ms. */
  readonly at: number;
}

/** Round in which a member won more than they staked. */
export interface PublicWin {
  readonly kind: 'win';
  readonly id: string;
  /** Masked name; `null` if the member hides it. */
  readonly player: string | null;
  readonly gameType: GameType;
  /** Total stakes on the round. */
  readonly staked: MicroUsdt;
  /** Total payouts of the round. */
  readonly received: MicroUsdt;
  /** Time of the win, epoch ms. */
  readonly at: number;
}

export type PublicPlay = PublicBet | PublicWin;

export interface Leader {
  /** Masked name; `null` if the member hides it. */
  readonly player: string | null;
  /** Winnings minus stakes. */
  readonly net: MicroUsdt;
}
