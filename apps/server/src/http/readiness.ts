import { databaseNow } from '../db/clock';
import type { Queryable } from '../db/database';
import type { SteadyClock } from '../ports/clock';

/** How long an answer of the database is passed on, in ms. */
const FRESH_MS = 250;

/** Whether the database answers. It is asked four times a second at most, however many want to know. */
export class Readiness {
  readonly #db: Queryable;
  readonly #clock: SteadyClock;
  readonly #onError: (error: unknown) => void;
  #answer: Promise<number> | undefined;
  #freshUntil = 0;

  /** @param onError called once for each time that it did not answer */
  constructor(db: Queryable, clock: SteadyClock, onError: (error: unknown) => void) {
    this.#db = db;
    this.#clock = clock;
    this.#onError = onError;
  }

  /** The database's clock, epoch ms, of a quarter of a second ago at most. Rejects when it does not answer. */
  ask(): Promise<number> {
    if (this.#answer === undefined || this.#freshUntil <= this.#clock.now()) {
      // Until it answers, all wait for the same question.
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
