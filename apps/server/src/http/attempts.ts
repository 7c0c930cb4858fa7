import { claimAttempt, forgetAttempts, type Guessable } from '../accounts/attempts';
import type { Queryable } from '../db/database';
import { Refusal } from './refusal';

/**
 * Slows down guessing of passwords and codes, for all servers of a database together. An attempt is
 * claimed first and counts as a failure unless it is said to have succeeded.
 *
 * @example
 * await attempts.claim(otpOf(member)); // outside the transaction that the code is for
 * ...
 * await attempts.succeed(otpOf(member));
 */
export class Attempts {
  readonly #db: Queryable;

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** @throws Refusal 429 when there were too many failures. */
  async claim(guessable: Guessable): Promise<void> {
    const wait = await claimAttempt(this.#db, guessable);
    if (wait === 0) return;
    const minutes = Math.ceil(wait / 60_000);
    throw new Refusal(
      429,
      `Too many attempts. Please try again in ${minutes} min.`,
      'TOO_MANY_ATTEMPTS',
      wait / 1000,
    );
  }

  /** Forgets the failures of one who succeeded. */
  async succeed(guessable: Guessable): Promise<void> {
    await forgetAttempts(this.#db, guessable);
  }
}
