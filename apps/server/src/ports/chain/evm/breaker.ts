/** Number of consecutive failures after which calls pause. */
const FAILURES = 3;
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;

export interface BreakerOptions {
  /** Called with a reason when calls pause, and without one when the node responds again. */
  log: (reason?: string) => void;
  /** Monotonic time, in ms. */
  now: () => number;
}

/**
 * Pauses calls after several consecutive failures, and doubles the pause with each further failure.
 * After a pause, a single call is allowed; its success resumes the other calls.
 */
export class Breaker {
  readonly #log: BreakerOptions['log'];
  readonly #now: BreakerOptions['now'];
  #failures = 0;
  #restsUntil = 0;
  #recoveries = 0;

  constructor({ log, now }: BreakerOptions) {
    this.#log = log;
    this.#now = now;
  }

  get resting(): boolean {
    return this.#failures >= FAILURES && this.#now() < this.#restsUntil;
  }

  /** Number of recoveries, after which the URL may point to another node. */
  get recoveries(): number {
    return this.#recoveries;
  }

  /**
   * Restarts the pause when a call begins, so that other calls stay rejected until the call ends.
   */
  called(): void {
    if (this.#failures >= FAILURES) this.#rest();
  }

  succeeded(): void {
    if (this.#failures >= FAILURES) {
      this.#recoveries += 1;
      this.#log();
    }
    this.#failures = 0;
  }

  failed(reason: string): void {
    this.#failures += 1;
    if (this.#failures >= FAILURES) this.#rest();
    if (this.#failures === FAILURES) this.#log(reason);
  }

  #rest(): void {
    const rest = FIRST_REST_MS * 2 ** Math.min(this.#failures - FAILURES, 16);
    this.#restsUntil = this.#now() + Math.min(rest, LONGEST_REST_MS);
  }
}
