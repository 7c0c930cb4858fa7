import { fairnessRounds } from '../contract';
import { toLinkAt } from '../domain/fairness';
import type { GameType } from '../domain/wingo';
import { FOR_GOOD } from './useFairnessRound';
import { useQuery, type Query } from './useQuery';

/**
 * The link of the round before one in the public chain of its game; `null` when that round is
 * missing. Nothing is asked for the first round, which has none before it.
 *
 * @param place of the round; `undefined` as long as it is not known
 */
export function useLinkBefore(gameType: GameType, place: number | undefined): Query<string | null> {
  const before = (place ?? 1) - 1;
  const payload = { gametype: gameType, after: before - 1, limit: 1 };
  return useQuery(fairnessRounds, before < 1 ? null : payload, toLinkAt(before), FOR_GOOD);
}
