import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/**
 * Creates the tables of this month and the next, and switches to the ids of a new month.
 * Idempotent, and safe on several servers.
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
