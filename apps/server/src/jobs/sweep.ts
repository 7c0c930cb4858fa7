import { endIdleSessions } from '../account/sessionList';
import type { Queryable } from '../db/database';
import { keepMonths } from '../ledger/months';
import { deleteExpired } from './retention';
import { tryAll } from './tryAll';

/**
 * Ends sessions that are not used, deletes rows that no longer matter, and makes room for the next month.
 *
 * @param idleMinutes how long a session lasts without use
 * @throws as `tryAll` does
 */
export const sweep = (db: Queryable, idleMinutes: number): Promise<void> =>
  tryAll([() => keepMonths(db), () => endIdleSessions(db, idleMinutes), () => deleteExpired(db)]);
