import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/**
 * Creates the tables that this month and the next need, and switches to the ids of a new month. It is
 * idempotent, and several servers may run it at the same time.
 *
 * @param now current time. @default the clock of the database
 */
export async function keepMonths(db: Queryable, now?: Date): Promise<void> {
  await db.query(
    now === undefined
      ? sql`select keep_ledger_months()`
      : sql`select keep_ledger_months(${now}::timestamptz)`,
  );
}
