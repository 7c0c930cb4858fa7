import { endIdleSessions } from '../account/sessionList';
import type { Queryable } from '../db/database';
import { keepMonths } from '../ledger/months';
import { deleteExpired } from './retention';
import { tryAll } from './tryAll';

/**
 * Ends idle sessions, deletes expired rows, and creates the tables of the next month.
 *
 * @param idleMinutes longest time that a session can be idle
 * @throws the errors of `tryAll`
 */
export const sweep = (db: Queryable, idleMinutes: number): Promise<void> =>
  tryAll([() => keepMonths(db), () => endIdleSessions(db, idleMinutes), () => deleteExpired(db)]);
