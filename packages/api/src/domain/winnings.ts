import type { SettledBet } from '@platform/rules/models';
import type { CallAnswer, myColourWinnings } from '../contract';
import { toPage, type HistoryPage } from './page';

export type { SettledBet };

export const toSettledBets = ({
  data: { winnings, pagination },
}: CallAnswer<typeof myColourWinnings>): HistoryPage<SettledBet> =>
  toPage({ data: winnings, pagination }, (row) => ({
    id: row.order_id,
    game: row.game,
    settledAt: row.winning_at,
    amount: row.bet_amount,
    position: row.bet_deduction,
    winning: row.total_winning,
    received: row.amount,
  }));
