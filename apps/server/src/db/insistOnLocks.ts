import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable } from './unavailable';

/** SQLSTATEs of lock time-outs and deadlocks. */
const LOCK_ERRORS = ['55P03', '40P01'];

function isLockError(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return isLockError(error.cause);
  return error instanceof Error && 'code' in error && LOCK_ERRORS.includes(String(error.code));
}

/** Pause between attempts, in ms, in which other transactions can proceed. */
const REST_MS = 500;

/**
 * Retries work that times out on a lock. A long transaction then delays only this work, not the
 * statements behind it.
 *
 * @throws if the lock stays unavailable; the message explains how to find its holder
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
