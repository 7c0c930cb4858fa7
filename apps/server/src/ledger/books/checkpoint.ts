import sql from 'sql-template-tag';
import { one, type Database, type Queryable } from '../../db/database';

/** Claims the next comparison of the books for one server. */
export async function takeTurn(db: Queryable, restMs: number): Promise<boolean> {
  const rows = await db.query<{ taken: boolean }>(sql`
    select take_comparison_turn(${restMs}) as taken`);
  return one(rows).taken;
}

/** Brings the stored sums of accounts up to date, in one transaction per batch. */
export async function sumUp(db: Database): Promise<void> {
  for (let isFull = true; isFull;) {
    const rows = await db.query<{ isFull: boolean }>(sql`select sum_ledger() as "isFull"`);
    isFull = one(rows).isFull;
  }
}

/** A single comparison of a ledger without sums would take too long. */
export async function sumUpFirst(db: Database): Promise<void> {
  const never = await db.query(sql`select from ledger_checkpoint where summed_through = 0`);
  if (never.length > 0) await sumUp(db);
}
