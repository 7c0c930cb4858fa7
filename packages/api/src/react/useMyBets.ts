import { myBets } from '../contract';
import type { HistoryPage } from '../domain/page';
import { toMyBets, type GameType, type MyBet } from '../domain/wingo';
import { useQuery, type Query } from './useQuery';

/**
 * Returns a page of the member's bets on a game, newest first. Pages count from 1.
 *
 * @param page `null` sends no request
 */
export const useMyBets = (gameType: GameType, page: number | null): Query<HistoryPage<MyBet>> =>
  useQuery(myBets, page === null ? null : { gametype: gameType, page }, toMyBets);
