import type { Database } from '../db/database';
import { payLockBonuses } from '../income/lockBonus';
import { payLockIncome } from '../income/lockIncome';
import { openRuns, openDays, payRun } from '../income/runs';

/**
 * Pays all income that is due. Failed payments are retried in the next run and do not delay others.
 */
export async function payIncome(db: Database, onError: (error: unknown) => void): Promise<void> {
  await openDays(db);
  for (const source of await openRuns(db)) await payRun(db, source).catch(onError);
  await payLockIncome(db).catch(onError);
  await payLockBonuses(db).catch(onError);
}
