import { endIdleSessions } from '../accounts/sessionList';
import type { Queryable } from '../db/database';
import { keepMonths } from '../ledger/months';
import { deleteExpired } from './retention';

/**
 * Ends sessions that are not used, deletes rows that no longer matter, and makes room for the next month.
 * A step that fails holds up no other.
 *
 * @param idleMinutes how long a session lasts without use
 * @throws the first error, once all steps were tried
 */
export async function sweep(db: Queryable, idleMinutes: number): Promise<void> {
  const errors: unknown[] = [];
  const steps = [
    () => keepMonths(db),
    () => endIdleSessions(db, idleMinutes),
    () => deleteExpired(db),
  ];
  for (const step of steps) await step().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
