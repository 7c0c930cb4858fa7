import { myColourWinnings } from '../contract';
import type { HistoryPage } from '../domain/page';
import { toSettledBets, type SettledBet } from '../domain/winnings';
import { useQuery, type Query } from './useQuery';

/** A page of the member’s settled bets on all games, newest first. Pages count from 1. */
export const useSettledBets = (page: number): Query<HistoryPage<SettledBet>> =>
  useQuery(myColourWinnings, { page }, toSettledBets);
