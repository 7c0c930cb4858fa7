import type { Database } from '../db/database';
import { closeRounds, untilNextClose } from '../wingo/rounds';
import { settleRound, unsettledRounds } from '../wingo/settlement';
import { Timed } from './timed';

export interface RoundLoopOptions {
  db: Database;
  /** Called with the error of a step that failed; the loop tries it again. */
  onError: (error: unknown) => void;
}

/**
 * Closes rounds, each at its time by the database's clock. Any number of servers may run it at the
 * same time. It waits for no settlement: a round that closes late is drawn late.
 */
export const closeLoop = ({ db, onError }: RoundLoopOptions): Timed =>
  new Timed({
    step: () => closeRounds(db),
    untilNext: () => untilNextClose(db),
    onError,
  });

/**
 * Settles rounds that are drawn or called off, also those that an earlier server left half done. To
 * be woken when rounds were drawn; those of other servers are found within a second.
 *
 * @param options its database gives up waiting for a lock before long, since one round that cannot
 *   be settled holds up the others that long
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
