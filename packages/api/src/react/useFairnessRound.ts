import { unreadable } from '../client/ApiError';
import { fairnessRound } from '../contract';
import { toFairnessRound, type PublishedRound } from '../domain/fairness';
import type { GameType } from '../domain/wingo';
import { useQuery, type Query } from './useQuery';

/** For how long a round that is over is not asked for again, in ms: it never changes. */
export const FOR_GOOD = { dedupingInterval: 3_600_000 };

/**
 * A round that is over, with what it takes to check it. Public. An answer that is another round is an
 * error with status 200.
 *
 * @param roundNumber `null` as long as it is not known, and nothing is asked
 */
export const useFairnessRound = (
  gameType: GameType,
  roundNumber: string | null,
): Query<PublishedRound> =>
  useQuery(
    fairnessRound,
    roundNumber === null ? null : { gametype: gameType, roundNumber },
    (answer) => {
      const round = toFairnessRound(answer);
      if (round.roundNumber === roundNumber) return round;
      throw unreadable(200, `round ${round.roundNumber} in place of ${roundNumber}`);
    },
    FOR_GOOD,
  );
