import type { SteadyClock } from '../ports/clock';

const FRESH_MS = 250;

/** Checks that the database responds, at most four times a second for all callers. */
export class Readiness<Answer> {
  readonly #read: () => Promise<Answer>;
  readonly #clock: SteadyClock;
  readonly #onError: (error: unknown) => void;
  #answer: Promise<Answer> | undefined;
  #freshUntil = 0;

  /**
   * @param read queries the database
   * @param onError called once per failed check
   */
  constructor(read: () => Promise<Answer>, clock: SteadyClock, onError: (error: unknown) => void) {
    this.#read = read;
    this.#clock = clock;
    this.#onError = onError;
  }

  ask(): Promise<Answer> {
    if (this.#answer === undefined || this.#freshUntil <= this.#clock.now()) {
      this.#freshUntil = Infinity;
      this.#answer = this.#ask();
    }
    return this.#answer;
  }

  async #ask(): Promise<Answer> {
    try {
      return await this.#read();
    } catch (error) {
      this.#onError(error);
      throw error;
    } finally {
      this.#freshUntil = this.#clock.now() + FRESH_MS;
    }
  }
}
