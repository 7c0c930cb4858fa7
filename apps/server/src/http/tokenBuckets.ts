import type { SteadyClock } from '../ports/clock';

/** Capacity of a bucket: the tokens of this many seconds. */
const BURST_SECONDS = 10;
/** Maximum number of buckets. The least recently used buckets are dropped. */
const REMEMBERED = 50_000;

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * Rate limits per caller on this server: a bucket refills at a steady rate, and each request takes
 * a token. `Attempts` limits across all servers.
 */
export class TokenBuckets {
  readonly #clock: SteadyClock;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, Bucket>();

  /** @param perSecond refill rate; 0 for no limit */
  constructor(clock: SteadyClock, perSecond: number) {
    this.#clock = clock;
    this.#perSecond = perSecond;
  }

  /** @returns 0, or the seconds until a token is available */
  take(caller: string): number {
    if (this.#perSecond === 0) return 0;
    const bucket = this.#fill(caller);
    // Reinserts the caller, so that the map's first entry is the least recent caller.
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

  /** Returns a caller's refilled bucket, updated in place to avoid an allocation per request. */
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
