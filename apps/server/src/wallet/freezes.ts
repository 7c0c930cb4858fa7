import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/**
 * Holds unpaid withdrawals of members who are frozen or have stopped withdrawals, and releases
 * those of other members. A withdrawal with a stored payment continues.
 */
export async function holdFrozen(db: Queryable): Promise<void> {
  await db.query(sql`select hold_withdrawals()`);
}
