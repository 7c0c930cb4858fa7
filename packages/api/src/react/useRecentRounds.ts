import { RECENT_ROUNDS, winningNumbers } from '../contract';
import type { HistoryPage } from '../domain/page';
import { toGameHistory, type GameRecord, type GameType } from '../domain/wingo';
import { useQuery, type Query } from './useQuery';

/**
 * Returns the last 100 finished rounds of a game, including voided ones, newest first.
 *
 * @param wanted false sends no request
 */
export const useRecentRounds = (
  gameType: GameType,
  wanted: boolean,
): Query<HistoryPage<GameRecord>> =>
  useQuery(
    winningNumbers,
    wanted ? { gametype: gameType, page: 1, size: RECENT_ROUNDS } : null,
    toGameHistory,
  );
