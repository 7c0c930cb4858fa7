import type { Database } from '../db/database';
import { payCommissions } from '../income/commission';
import { payLockBonuses } from '../income/lockBonus';
import { payLockIncome } from '../income/lockIncome';
import { payRebates } from '../income/rebate';
import { dueRuns, openDays, type Run } from '../income/runs';
import { paySelfBonus } from '../income/selfBonus';

const DAILY = { rebate: payRebates, self: paySelfBonus };

const pay = (db: Database, run: Run): Promise<void> =>
  run.kind === 'round' ? payCommissions(db, run) : DAILY[run.kind](db, run);

/** Pays all due income. Failed payments are retried in the next run and do not delay others. */
export async function payIncome(db: Database, onError: (error: unknown) => void): Promise<void> {
  await openDays(db);
  for (const run of await dueRuns(db)) await pay(db, run).catch(onError);
  await payLockIncome(db).catch(onError);
  await payLockBonuses(db).catch(onError);
}
