import sql from 'sql-template-tag';
import { one, type Database } from '../db/database';

const BATCH = 500;

/** Pays the Locker profit for each past month, the last one at maturity. */
export async function payLockIncome(db: Database): Promise<void> {
  let paid;
  do {
    const rows = await db.query<{ paid: number }>(sql`select pay_lock_income(${BATCH}) as paid`);
    paid = one(rows).paid;
  } while (paid === BATCH);
}
