/** So many failures in a row, and the other side is not called for a while. */
const FAILURES = 3;
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;

export interface BreakerOptions {
  /** Called with the reason when the calls pause, and without one when it answers again. */
  log: (reason?: string) => void;
  /** Milliseconds, from any moment. */
  now: () => number;
}

/**
 * Pauses a node that fails several times in a row; the pause doubles with every further failure.
 * After a pause one call is let through; the others follow when it has succeeded.
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

  /** Whether a call would be turned away now. */
  get resting(): boolean {
    return this.#failures >= FAILURES && this.#now() < this.#restsUntil;
  }

  /** How often it has come back: it may be another one since. */
  get recoveries(): number {
    return this.#recoveries;
  }

  /** Says that a call is made. While it is under way, the others are turned away after a rest. */
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
