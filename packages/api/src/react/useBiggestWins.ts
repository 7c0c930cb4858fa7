import { biggestWins } from '../contract';
import { toBiggestWins, type PublicWin } from '../domain/plays';
import { useLive } from './useLive';
import { useQuery, type Query } from './useQuery';

/** Polling interval without a stream, in ms: once per round. */
const POLL_MS = 60_000;

/** Returns the biggest wins of the last 24 hours on the brand, biggest first. Needs no sign-in. */
export function useBiggestWins(): Query<readonly PublicWin[]> {
  const live = useLive();
  return useQuery(biggestWins, {}, toBiggestWins, { refreshInterval: live ? 0 : POLL_MS });
}
