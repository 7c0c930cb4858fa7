import { endIdleSessions } from '../account/sessionList';
import type { Queryable } from '../db/database';
import { keepMonths } from '../ledger/months';
import { deleteExpired } from './retention';
import { tryAll } from './tryAll';

export const sweep = (db: Queryable, idleMinutes: number): Promise<void> =>
  tryAll([() => keepMonths(db), () => endIdleSessions(db, idleMinutes), () => deleteExpired(db)]);
