import { fairnessRounds } from '../contract';
import { toLinkAt, type LinkAt } from '../domain/fairness';
import type { GameType } from '../domain/wingo';
import { useQuery, type Query } from './useQuery';

/** How long between two looks at a chain that ends before a round, in ms. */
const PENDING_MS = 3_000;

/** What is asked for again while it is pending. A longer time without duplicates would hold that up. */
const UNTIL_OVER = {
  dedupingInterval: PENDING_MS - 1_000,
  // Asked once before there is an answer: with 0 then, nothing would ever be asked for again.
  refreshInterval: (latest: LinkAt | undefined) => (latest?.isPending === false ? 0 : PENDING_MS),
};

/**
 * The link of the round before one in the public chain of its game; `null` when that round is
 * missing. A round may be over before the one in front of it is: then the link is pending, and is asked
 * for until it is there. Nothing is asked for the first round, which has none before it.
 *
 * @param place of the round; `undefined` as long as it is not known
 */
export function useLinkBefore(gameType: GameType, place: number | undefined): Query<LinkAt> {
  const before = (place ?? 1) - 1;
  const payload = { gametype: gameType, after: before - 1, limit: 1 };
  return useQuery(fairnessRounds, before < 1 ? null : payload, toLinkAt(before), UNTIL_OVER);
}
