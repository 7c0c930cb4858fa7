import { winningNumbers } from '../contract';
import type { HistoryPage } from '../domain/page';
import { toGameHistory, type GameRecord, type GameType } from '../domain/wingo';
import { useQuery, type Query } from './useQuery';

/** A page of all rounds of a game that are over, also those that were called off, newest first. Pages count from 1. */
export const useGameHistory = (gameType: GameType, page: number): Query<HistoryPage<GameRecord>> =>
  useQuery(winningNumbers, { gametype: gameType, page }, toGameHistory);
