import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/database';
import { drawRounds } from '../wingo/draw';
import type { RoundMaker } from '../wingo/roundMaker';
import { closeRounds, untilNextStep } from '../wingo/rounds';
import { settleRound, unsettledRounds } from '../wingo/settlement';

/** Another server may have created what this one does not know of, so look at least so often. */
const LONGEST_WAIT_MS = 1_000;

export interface RoundLoopOptions {
  db: Database;
  maker: RoundMaker;
  /** Told of a step that failed; the loop tries it again. */
  onError: (error: unknown) => void;
}

/**
 * Creates, closes, draws and settles rounds, each at its time by the database's clock. Any number
 * of servers may run it at once, and it picks up whatever an earlier one left undone.
 */
export class RoundLoop {
  readonly #options: RoundLoopOptions;
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(options: RoundLoopOptions) {
    this.#options = options;
  }

  /** Takes every step that is due, then keeps on in the background. */
  async start(): Promise<void> {
    await this.step();
    this.#running = this.#run();
  }

  /** Stops after the step in progress. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  /** Takes every step that is due now. */
  async step(): Promise<void> {
    const { db, maker, onError } = this.#options;
    await maker.createAhead(db);
    await closeRounds(db);
    await drawRounds(db);
    for (const round of await unsettledRounds(db)) {
      // One round that cannot be settled holds up no other.
      await settleRound(db, round).catch(onError);
    }
  }

  async #run(): Promise<void> {
    const { db, onError } = this.#options;
    const { signal } = this.#stop;
    while (!signal.aborted) {
      let wait = LONGEST_WAIT_MS;
      try {
        wait = Math.min(wait, (await untilNextStep(db)) ?? wait);
        await delay(Math.ceil(wait), undefined, { signal });
        await this.step();
      } catch (error) {
        if (signal.aborted) return;
        onError(error);
        await delay(LONGEST_WAIT_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
