import { endIdleSessions } from '../accounts/sessionList';
import type { Queryable } from '../db/database';
import { keepMonths } from '../ledger/months';
import { deleteExpired } from './retention';

/**
 * Ends sessions that are not used, deletes rows that no longer matter, and makes room for the next month.
 * A step that fails holds up no other.
 *
 * @param idleMinutes how long a session lasts without use
 * @throws once all steps were tried; of several errors one that says what they say
 */
export async function sweep(db: Queryable, idleMinutes: number): Promise<void> {
  const errors: Error[] = [];
  const steps = [
    () => keepMonths(db),
    () => endIdleSessions(db, idleMinutes),
    () => deleteExpired(db),
  ];
  for (const step of steps) await step().catch((error: Error) => errors.push(error));
  const [cause] = errors;
  if (cause === undefined) return;
  if (errors.length === 1) throw cause;
  // The log has the message, and the causes.
  const messages = errors.map(({ message }) => message).join('; ');
  throw new AggregateError(errors, `${errors.length} steps of the sweep failed: ${messages}`, {
    cause,
  });
}
