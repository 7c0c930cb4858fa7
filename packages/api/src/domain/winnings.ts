import type { MicroUsdt } from '@platform/rules/money';
import type { CallAnswer, myColourWinnings } from '../contract';
import { toPage, type Page } from './page';

/** A settled bet on any game. */
export interface SettledBet {
  readonly id: string;
  /** The name of the game. */
  readonly game: string;
  /** Epoch ms. */
  readonly settledAt: number;
  /** The stake, before the fee. */
  readonly amount: MicroUsdt;
  /** What was bet on. */
  readonly position: string;
  /** The payout; 0 for a bet that lost. */
  readonly winning: MicroUsdt;
  /** What of it the member received. */
  readonly received: MicroUsdt;
}

export const toSettledBets = ({
  data: { winnings, pagination },
}: CallAnswer<typeof myColourWinnings>): Page<SettledBet> =>
  toPage({ data: winnings, pagination }, (row) => ({
    id: row.order_id,
    game: row.game,
    settledAt: row.winning_at,
    amount: row.bet_amount,
    position: row.bet_deduction,
    winning: row.total_winning,
    received: row.amount,
  }));
