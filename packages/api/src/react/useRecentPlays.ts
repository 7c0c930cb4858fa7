import { recentPlays } from '../contract';
import { toPlays, type PublicPlay } from '../domain/plays';
import { useLive } from './useLive';
import { useQuery, type Query } from './useQuery';

/** Polling interval without a stream, in ms. */
const POLL_MS = 10_000;

/**
 * Returns the latest bets and wins on the brand, newest first, with masked names. Needs no sign-in.
 */
export function useRecentPlays(): Query<readonly PublicPlay[]> {
  const live = useLive();
  return useQuery(recentPlays, {}, toPlays, { refreshInterval: live ? 0 : POLL_MS });
}
