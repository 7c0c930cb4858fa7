import { winningNumbers } from '../contract';
import type { HistoryPage } from '../domain/page';
import { toGameHistory, type GameRecord, type GameType } from '../domain/wingo';
import { useQuery, type Query } from './useQuery';

/**
 * Returns a page of a game's finished rounds, including voided ones, newest first. Pages count from
 * 1.
 */
export const useGameHistory = (gameType: GameType, page: number): Query<HistoryPage<GameRecord>> =>
  useQuery(winningNumbers, { gametype: gameType, page }, toGameHistory);
