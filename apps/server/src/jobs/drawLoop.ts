import type { Database } from '../db/database';
import { untilNextDraw, type Draw } from '../draw/drawRounds';
import type { RoundMaker } from '../draw/roundMaker';
import { Timed } from './timed';

export interface DrawLoopOptions {
  /** Database with the role for draws, which cannot read bets. */
  db: Database;
  maker: RoundMaker;
  draw: Draw;
  /** Called after a draw, because rounds may be ready to settle. */
  onDrawn: () => void;
  /** Called with the error of a failed step, which is retried. */
  onError: (error: unknown) => void;
}

/**
 * Creates and draws rounds on schedule, by the database's clock. Safe on several servers; continues
 * work that another server left unfinished.
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
