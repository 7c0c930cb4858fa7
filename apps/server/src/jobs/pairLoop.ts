import { setTimeout as delay } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Database } from '../db/database';
import type { PairDraw } from '../draw/pairDraw';
import { Timed } from './timed';

/** Channel on which `ask_draw` notifies the draw. */
const CHANNEL = 'draw_request';

/** Pause before a retry of requests whose accounts are locked, in ms. */
const BUSY_REST_MS = 20;

const FORGET_REST_MS = 30_000;

export interface PairLoopOptions {
  /** Database with the role for draws, which cannot read bets. */
  db: Database;
  draw: Pick<PairDraw, 'answer' | 'endAbsent'>;
  onError: (error: unknown) => void;
}

/**
 * Creates the loop that executes requests from web servers as they arrive, and ends games whose
 * members are absent. Several servers may run this loop.
 */
export function pairLoop({ db, draw, onError }: PairLoopOptions): Pick<Timed, 'start' | 'stop'> {
  const loop = new Timed({
    step: async (ending) => {
      for (;;) {
        const state = await draw.answer(db);
        if (state === 'idle' || ending.aborted) return;
        if (state === 'busy') await delay(BUSY_REST_MS);
      }
    },
    // A notification wakes the loop. Polling covers lost notifications.
    untilNext: () => Promise.resolve(undefined),
    onError,
  });
  const absence = new Timed({
    step: async (ending) => {
      while ((await draw.endAbsent(db)) > 0 && !ending.aborted);
    },
    untilNext: () => Promise.resolve(undefined),
    onError,
  });
  const cleaner = new Timed({
    step: async () => void (await db.query(sql`select forget_draw_requests()`)),
    untilNext: () => Promise.resolve(undefined),
    onError,
    longestWaitMs: FORGET_REST_MS,
  });
  let stopListening = () => Promise.resolve();
  return {
    start: () => {
      const wake = () => loop.wake();
      stopListening = db.listen(CHANNEL, { notice: wake, gap: wake });
      loop.start();
      absence.start();
      cleaner.start();
    },
    stop: async () => {
      await Promise.all([stopListening(), loop.stop(), absence.stop(), cleaner.stop()]);
    },
  };
}
