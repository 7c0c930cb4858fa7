import { databaseNow } from '../db/clock';
import type { Queryable } from '../db/database';
import type { SteadyClock } from '../ports/clock';

/** Age up to which a result is reused, in ms. */
const FRESH_MS = 250;

/** Checks that the database responds, at most four times a second for all callers. */
export class Readiness {
  readonly #db: Queryable;
  readonly #clock: SteadyClock;
  readonly #onError: (error: unknown) => void;
  #answer: Promise<number> | undefined;
  #freshUntil = 0;

  /** @param onError called once per failed check */
  constructor(db: Queryable, clock: SteadyClock, onError: (error: unknown) => void) {
    this.#db = db;
    this.#clock = clock;
    this.#onError = onError;
  }

  /**
   * Returns the database's time, epoch ms, at most a quarter of a second old. Rejects if the
   * database does not respond.
   */
  ask(): Promise<number> {
    if (this.#answer === undefined || this.#freshUntil <= this.#clock.now()) {
      this.#freshUntil = Infinity;
      this.#answer = this.#ask();
    }
    return this.#answer;
  }

  async #ask(): Promise<number> {
    try {
      return await databaseNow(this.#db);
    } catch (error) {
      this.#onError(error);
      throw error;
    } finally {
      this.#freshUntil = this.#clock.now() + FRESH_MS;
    }
  }
}
