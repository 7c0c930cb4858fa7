import { lastWinningNumbers } from '../contract';
import { toLastResults, type GameResult, type GameType } from '../domain/wingo';
import { useQuery, type Query } from './useQuery';

/** The latest results of a game, newest first. */
export const useLastResults = (gameType: GameType): Query<readonly GameResult[]> =>
  useQuery(lastWinningNumbers, { gametype: gameType }, toLastResults);
