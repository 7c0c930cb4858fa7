import { lastWinningNumbers } from '../contract';
import { toLastResults, type LatestResult, type GameType } from '../domain/wingo';
import { useQuery, type Query } from './useQuery';

/** Returns the latest results of a game, newest first. */
export const useLastResults = (gameType: GameType): Query<readonly LatestResult[]> =>
  useQuery(lastWinningNumbers, { gametype: gameType }, toLastResults);
