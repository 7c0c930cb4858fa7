import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable } from './unavailable';

/** A lock that was not to be had in time, and two that waited for each other. */
const LOCK_ERRORS = ['55P03', '40P01'];

function isLockError(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return isLockError(error.cause);
  return error instanceof Error && 'code' in error && LOCK_ERRORS.includes(String(error.code));
}

/** How long to let others through before a lock is tried again, in ms. */
const REST_MS = 500;

/**
 * Does again what waits for a lock only briefly: a long transaction then delays it, and not those who
 * use the table and would wait behind it.
 *
 * @param patienceMs how long it is tried. @default 300_000
 * @throws when the lock is not to be had, and says how to find who keeps it
 */
export async function insistOnLocks<T>(work: () => Promise<T>, patienceMs = 300_000): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLockError(error)) throw error;
      if (performance.now() > deadline) {
        throw new Error(
          'A lock on a table is needed that another transaction keeps. Look for it in ' +
            'pg_stat_activity, by xact_start, end it, and try again.',
          { cause: error },
        );
      }
      await delay(REST_MS);
    }
  }
}
