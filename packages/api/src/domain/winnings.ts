import type { BetOutcome, BetStatistics, SettledBet } from '@platform/rules/models';
import { parseBet, type GameType } from '@platform/rules/wingo';
import type { betStatistics, CallAnswer, CallPayload, myColourWinnings } from '../contract';
import { toPage, type HistoryPage } from './page';

export type { BetOutcome, BetStatistics, SettledBet };

/** Filter for settled bets. Omitted fields match all bets. */
export interface BetFilter {
  readonly gameType?: GameType | undefined;
  readonly outcome?: BetOutcome | undefined;
  /** Start of the time range, inclusive, epoch ms. */
  readonly from?: number | undefined;
  /** End of the time range, exclusive, epoch ms. */
  readonly before?: number | undefined;
}

export const toBetPayload = ({
  gameType: gametype,
  ...filter
}: BetFilter): Omit<CallPayload<typeof myColourWinnings>, 'page' | 'size'> => ({
  gametype,
  ...filter,
});

export const toSettledBets = ({
  data: { winnings, pagination },
}: CallAnswer<typeof myColourWinnings>): HistoryPage<SettledBet> =>
  toPage({ data: winnings, pagination }, (row) => ({
    id: row.order_id,
    game: row.game,
    state: row.state ?? (row.amount > 0n ? 'won' : 'lost'),
    settledAt: row.winning_at,
    amount: row.bet_amount,
    position: row.bet_deduction,
    winning: row.total_winning,
    received: row.amount,
    gameType: row.gametype,
    bet: row.bet_type && parseBet(row.bet_type, row.bet_deduction),
    placedAt: row.bet_at,
    roundNumber: row.roundNumber,
    result: row.result?.number,
    voidReason: row.void_reason ?? undefined,
  }));

export const toBetStatistics = ({
  data: { games, days, streaks },
}: CallAnswer<typeof betStatistics>): BetStatistics => ({
  games: games.map(({ gametype: gameType, ...figures }) => ({ gameType, ...figures })),
  days,
  streak: streaks.current,
  longestWon: streaks.longest_won,
  longestLost: streaks.longest_lost,
});
