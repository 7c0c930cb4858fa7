import { leaderboard } from '../contract';
import { toLeaders, type Leader } from '../domain/plays';
import { useLive } from './useLive';
import { useQuery, type Query } from './useQuery';

/** Polling interval without a stream, in ms: once per round. */
const POLL_MS = 60_000;

/**
 * Returns the members with the highest winnings on the brand this week, best first. Needs no
 * sign-in.
 */
export function useLeaderboard(): Query<readonly Leader[]> {
  const live = useLive();
  return useQuery(leaderboard, {}, toLeaders, { refreshInterval: live ? 0 : POLL_MS });
}
