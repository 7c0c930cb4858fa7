import type { Database } from '../db/database';
import { untilNextDraw, type Draw } from '../draw/drawRounds';
import type { RoundMaker } from '../draw/roundMaker';
import { Timed } from './timed';

export interface DrawLoopOptions {
  /** The database as the role that draws: it reads no bets. */
  db: Database;
  maker: RoundMaker;
  draw: Draw;
  /** Called when rounds were drawn: some may be ready to be settled. */
  onDrawn: () => void;
  /** Called with the error of a step that failed; the loop tries it again. */
  onError: (error: unknown) => void;
}

/**
 * Creates and draws rounds, each at its time by the database's clock. Any number of servers may run
 * it at the same time, and it picks up what an earlier one left undone.
 */
export function drawLoop({ db, maker, draw, onDrawn, onError }: DrawLoopOptions): Timed {
  return new Timed({
    step: async () => {
      await maker.createAhead(db);
      if (await draw.drawRounds(db)) onDrawn();
    },
    untilNext: () => untilNextDraw(db),
    onError,
  });
}
