import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** Holds the withdrawals of frozen members. A withdrawal with a stored payment continues. */
export async function holdFrozen(db: Queryable): Promise<void> {
  await db.query(sql`select hold_withdrawals()`);
}
