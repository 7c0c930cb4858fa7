import { leaderboard } from '../contract';
import { toLeaders, type Leader } from '../domain/plays';
import { useLive } from './useLive';
import { useQuery, type Query } from './useQuery';

/** How often it is asked for while no stream brings it: once a round. */
const ASK_MS = 60_000;

/** Who has won most on the brand this week, the best first. Needs no sign-in. */
export function useLeaderboard(): Query<readonly Leader[]> {
  const live = useLive();
  return useQuery(leaderboard, {}, toLeaders, { refreshInterval: live ? 0 : ASK_MS });
}
