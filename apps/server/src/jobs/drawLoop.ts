import type { Database } from '../db/database';
import { untilNextDraw, type Draw } from '../draw/drawRounds';
import type { RoundMaker } from '../draw/roundMaker';
import { Timed } from './timed';

export interface DrawLoopOptions {
  /** Database with the role for draws, which cannot read bets. */
  db: Database;
  maker: RoundMaker;
  draw: Draw;
  onError: (error: unknown) => void;
}

/**
 * Creates the loop of the draw. Safe on several servers; continues work that another server left
 * unfinished.
 */
export function drawLoop({ db, maker, draw, onError }: DrawLoopOptions): Timed {
  return new Timed({
    step: async () => {
      await maker.createAhead(db);
      await draw.drawRounds(db);
    },
    untilNext: () => untilNextDraw(db),
    onError,
  });
}
