import type { Clock } from '../ports/clock';
import { Refusal } from './refusal';

const ALLOWED = 10;
const WINDOW_MS = 5 * 60_000;
/** Above this many remembered names the oldest are forgotten: a bound, not a tuning. */
const REMEMBERED = 10_000;

interface Count {
  failures: number;
  until: number;
}

/**
 * Slows down guessing: after 10 failures from one address for one name within 5 minutes, the next
 * attempts are refused until those minutes are over. Kept by this server alone.
 */
export class Attempts {
  readonly #clock: Clock;
  readonly #counts = new Map<string, Count>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @throws Refusal 429 when there were too many failures. */
  check(address: string, name: string): void {
    const count = this.#counts.get(keyOf(address, name));
    const left = (count?.until ?? 0) - this.#clock.now();
    if (count === undefined || left <= 0 || count.failures < ALLOWED) return;
    const minutes = Math.ceil(left / 60_000);
    throw new Refusal(
      429,
      `Too many attempts. Please try again in ${minutes} min.`,
      'TOO_MANY_ATTEMPTS',
    );
  }

  /** Counts a failure. */
  fail(address: string, name: string): void {
    const key = keyOf(address, name);
    const now = this.#clock.now();
    const count = this.#counts.get(key);
    const running = count !== undefined && count.until > now;
    if (!running) this.#counts.delete(key);
    this.#counts.set(
      key,
      running
        ? { ...count, failures: count.failures + 1 }
        : { failures: 1, until: now + WINDOW_MS },
    );
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > REMEMBERED && oldest !== undefined) this.#counts.delete(oldest);
  }

  /** Forgets the failures of one who succeeded. */
  succeed(address: string, name: string): void {
    this.#counts.delete(keyOf(address, name));
  }
}

const keyOf = (address: string, name: string) => `${address} ${name.toLowerCase()}`;
