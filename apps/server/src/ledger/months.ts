import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/**
 * Makes the tables that this month and the next need, and begins with the ids of this month once it has
 * come. Doing it again changes nothing; several servers may do it at the same time.
 *
 * @param now what time it is. @default the database's own
 */
export async function keepMonths(db: Queryable, now?: Date): Promise<void> {
  await db.query(
    now === undefined
      ? sql`select keep_ledger_months()`
      : sql`select keep_ledger_months(${now}::timestamptz)`,
  );
}
