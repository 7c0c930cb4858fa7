import type { SteadyClock } from '../ports/clock';

/** How many seconds' worth of requests may come in a burst. */
const BURST_SECONDS = 10;
/** Above this many remembered callers the oldest are forgotten: a bound, not a tuning. */
const REMEMBERED = 50_000;

interface Bucket {
  tokens: number;
  /** In ms by the steady clock. */
  at: number;
}

/**
 * How often each caller may ask: each has a bucket that fills at a steady rate and loses a token
 * for every request. Kept only by this server; what must hold for all is counted in `Attempts`.
 */
export class TokenBuckets {
  readonly #clock: SteadyClock;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, Bucket>();

  /** @param perSecond how fast a bucket fills; 0 for no limit */
  constructor(clock: SteadyClock, perSecond: number) {
    this.#clock = clock;
    this.#perSecond = perSecond;
  }

  /**
   * Takes a token from a caller's bucket.
   *
   * @returns 0, or when it is empty, how many seconds until there is one
   */
  take(caller: string): number {
    if (this.#perSecond === 0) return 0;
    const bucket = this.#fill(caller);
    // Set again each time: the first in the map is then the one that asked longest ago.
    this.#buckets.delete(caller);
    this.#buckets.set(caller, bucket);
    if (this.#buckets.size > REMEMBERED) this.#forgetOldest();
    if (bucket.tokens < 1) return (1 - bucket.tokens) / this.#perSecond;
    bucket.tokens -= 1;
    return 0;
  }

  #forgetOldest(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }

  /** A caller's bucket as full as it is by now. The same one each time: a new one each would be kept. */
  #fill(caller: string): Bucket {
    const full = this.#perSecond * BURST_SECONDS;
    const now = this.#clock.now();
    const bucket = this.#buckets.get(caller) ?? { tokens: full, at: now };
    const seconds = Math.max(0, now - bucket.at) / 1000;
    bucket.tokens = Math.min(full, bucket.tokens + seconds * this.#perSecond);
    bucket.at = now;
    return bucket;
  }
}
