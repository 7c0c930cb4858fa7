import sql from 'sql-template-tag';
import { one, type Database } from '../db/database';

/** Adds all transfers to the stored sums, without the time that servers leave them to commit. */
export async function sumLedger(db: Database): Promise<void> {
  for (let isFull = true; isFull;) {
    const rows = await db.query<{ isFull: boolean }>(sql`
      select sum_ledger_until(clock_timestamp()) as "isFull"`);
    isFull = one(rows).isFull;
  }
}
