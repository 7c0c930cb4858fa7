import { endIdleSessions } from '../accounts/sessionList';
import type { Queryable } from '../db/database';
import { keepMonths } from '../ledger/months';
import { deleteExpired } from './retention';

/**
 * Ends sessions that are not used, deletes rows that no longer matter, and makes room for the next month.
 *
 * @param idleMinutes how long a session lasts without use
 */
export async function sweep(db: Queryable, idleMinutes: number): Promise<void> {
  await keepMonths(db);
  await endIdleSessions(db, idleMinutes);
  await deleteExpired(db);
}
