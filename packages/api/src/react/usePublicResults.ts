import { publicResults } from '../contract';
import { toLastResults, type GameType, type LatestResult } from '../domain/wingo';
import { useQuery, type Query } from './useQuery';

/** How often results are asked for: there is no stream without a sign-in. */
const ASK_MS = 10_000;

/** The latest results of a game, newest first, for visitors; a board uses `useLastResults`. */
export const usePublicResults = (gameType: GameType): Query<readonly LatestResult[]> =>
  useQuery(publicResults, { gametype: gameType }, toLastResults, { refreshInterval: ASK_MS });
