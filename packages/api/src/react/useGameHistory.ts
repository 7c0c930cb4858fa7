import { winningNumbers } from '../contract';
import type { Page } from '../domain/page';
import { toGameHistory, type GameResult, type GameType } from '../domain/wingo';
import { useQuery, type Query } from './useQuery';

/** A page of all results of a game, newest first. Pages count from 1. */
export const useGameHistory = (gameType: GameType, page: number): Query<Page<GameResult>> =>
  useQuery(winningNumbers, { gametype: gameType, page }, toGameHistory);
