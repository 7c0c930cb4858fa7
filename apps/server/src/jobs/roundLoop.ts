import type { Database } from '../db/database';
import { closeRounds, untilNextStep } from '../wingo/rounds';
import { settleRound, unsettledRounds } from '../wingo/settlement';
import { Timed } from './timed';

export interface RoundLoopOptions {
  db: Database;
  /** Called with the error of a step that failed; the loop tries it again. */
  onError: (error: unknown) => void;
}

/**
 * Closes and settles rounds, each at its time by the database's clock. Any number of servers may run
 * it at the same time, and it picks up what an earlier one left undone.
 */
export function roundLoop({ db, onError }: RoundLoopOptions): Timed {
  return new Timed({
    step: async () => {
      await closeRounds(db);
      for (const round of await unsettledRounds(db)) {
        // One round that cannot be settled holds up no other.
        await settleRound(db, round).catch(onError);
      }
    },
    untilNext: () => untilNextStep(db),
    onError,
  });
}
