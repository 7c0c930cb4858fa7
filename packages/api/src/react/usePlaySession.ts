import { playSession } from '../contract';
import { toPlaySession, type CheckedPlaySession } from '../domain/playSession';
import { useQuery, type Query } from './useQuery';

/** Time between two refetches, in ms. Bets do not refetch the session, because they follow quickly. */
const EVERY_MS = 30_000;

/** Returns the member's current play session, and refetches it every 30 seconds. */
export const usePlaySession = (): Query<CheckedPlaySession> =>
  useQuery(playSession, {}, toPlaySession, { refreshInterval: EVERY_MS });
