import type { Database } from '../db/database';
import { closeRounds, untilNextClose } from '../wingo/rounds';
import { settleRound, unsettledRounds } from '../wingo/settlement';
import { Timed } from './timed';

export interface RoundLoopOptions {
  db: Database;
  onError: (error: unknown) => void;
}

/**
 * Creates the loop that closes betting. Safe on several servers. The loop is independent of
 * settlements, because a round that closes late is also drawn late.
 */
export const closeLoop = ({ db, onError }: RoundLoopOptions): Timed =>
  new Timed({
    step: () => closeRounds(db),
    untilNext: () => untilNextClose(db),
    onError,
  });

/**
 * Creates the loop that settles rounds. Wake the loop after a draw. The loop finds the draws of
 * other servers within a second.
 *
 * @param options the database needs a short lock time-out: a round that cannot be settled delays
 * the others by that time
 */
export const settleLoop = ({ db, onError }: RoundLoopOptions): Timed =>
  new Timed({
    step: async (ending) => {
      for (const round of await unsettledRounds(db)) {
        if (ending.aborted) return;
        await settleRound(db, round).catch(onError);
      }
    },
    untilNext: async () => undefined,
    onError,
  });
