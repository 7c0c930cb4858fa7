import { claimAttempt, forgetAttempts, type Guessable } from '../account/attempts';
import { claimQuota, type Quota } from '../account/quotas';
import type { Queryable } from '../db/database';
import { Refusal } from './refusal';

const tooMany = (wait: number) =>
  new Refusal(429, 'TOO_MANY_ATTEMPTS', { minutes: Math.ceil(wait / 60_000) }).after(wait / 1000);

/**
 * Limits guesses of passwords and codes, and the hourly uses of a quota, across all servers. A
 * claimed attempt counts as a failure until `succeed` is called.
 *
 * @example
 * await attempts.claim(otpOf(member)); // outside the transaction that checks the code
 * ...
 * await attempts.succeed(otpOf(member));
 */
export class Attempts {
  readonly #db: Queryable;

  constructor(db: Queryable) {
    this.#db = db;
  }

  async claim(guessable: Guessable): Promise<void> {
    const wait = await claimAttempt(this.#db, guessable);
    if (wait > 0) throw tooMany(wait);
  }

  /** Counts a use. A quota of 0 per hour means no limit. */
  async use(quota: Quota): Promise<void> {
    const wait = quota.perHour === 0 ? 0 : await claimQuota(this.#db, quota);
    if (wait > 0) throw tooMany(wait);
  }

  async succeed(guessable: Guessable): Promise<void> {
    await forgetAttempts(this.#db, guessable);
  }
}
