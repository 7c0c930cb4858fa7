import { myColourWinnings } from '../contract';
import type { HistoryPage } from '../domain/page';
import { toBetPayload, toSettledBets, type BetFilter, type SettledBet } from '../domain/winnings';
import { useQuery, type Query } from './useQuery';

/**
 * Returns a page of the member's settled bets, newest first. Pages count from 1.
 *
 * @param filter selects bets. @default all bets on all games
 */
export const useSettledBets = (
  page: number,
  filter: BetFilter = {},
): Query<HistoryPage<SettledBet>> =>
  useQuery(myColourWinnings, { page, ...toBetPayload(filter) }, toSettledBets);
