import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** Opens the current and the next month. Idempotent, and safe on several servers. */
export async function keepMonths(db: Queryable, now?: Date): Promise<void> {
  await db.query(
    now === undefined
      ? sql`select keep_ledger_months()`
      : sql`select keep_ledger_months(${now}::timestamptz)`,
  );
}
