import { fairnessRounds } from '../contract';
import { toLinkAt, type LinkAt } from '../domain/fairness';
import type { GameType } from '../domain/wingo';
import { useQuery, type Query } from './useQuery';

/** Polling interval while the previous round is unfinished, in ms. */
const PENDING_MS = 3_000;

/** Cache settings. A longer deduplication interval would delay the polling. */
const POLLED = {
  dedupingInterval: PENDING_MS - 1_000,
  // Continues without a reply, because SWR also calls this function before the first reply.
  refreshInterval: (latest: LinkAt | undefined) => (latest?.isPending === false ? 0 : PENDING_MS),
};

/**
 * Returns the previous round's link in its game's public chain; `null` if that round is missing.
 * While the previous round is unfinished, the link is pending and polled. Sends no request for the
 * first round.
 *
 * @param place position of the round in the chain; `undefined` while it is unknown
 */
export function useLinkBefore(gameType: GameType, place: number | undefined): Query<LinkAt> {
  const before = (place ?? 1) - 1;
  const payload = { gametype: gameType, after: before - 1, limit: 1 };
  return useQuery(fairnessRounds, before < 1 ? null : payload, toLinkAt(before), POLLED);
}
