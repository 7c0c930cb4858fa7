import { publicResults } from '../contract';
import { toLastResults, type GameType, type LatestResult } from '../domain/wingo';
import { useQuery, type Query } from './useQuery';

/** Polling interval in ms. Visitors have no stream, because the stream requires a sign-in. */
const POLL_MS = 10_000;

/**
 * Returns the latest results of a game, newest first, for visitors. Boards use `useLastResults`.
 */
export const usePublicResults = (gameType: GameType): Query<readonly LatestResult[]> =>
  useQuery(publicResults, { gametype: gameType }, toLastResults, { refreshInterval: POLL_MS });
