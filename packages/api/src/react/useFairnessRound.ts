import { unreadable } from '../client/ApiError';
import { fairnessRound } from '../contract';
import { toFairnessRound, type PublishedRound } from '../domain/fairness';
import type { GameType } from '../domain/wingo';
import { useQuery, type Query } from './useQuery';

/** Settings for finished rounds, which never change. */
export const IMMUTABLE = { dedupingInterval: 3_600_000 };

/**
 * Returns a finished round with its values for verification. Needs no sign-in. A reply with another
 * round is an error with status 200.
 *
 * @param roundNumber `null` while it is unknown: no request is sent
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
    IMMUTABLE,
  );
