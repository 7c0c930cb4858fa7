import sql from 'sql-template-tag';
import { one, type Database, type Queryable } from '../db/database';

/** Maximum number of members per transaction, which locks their wallets. */
const BATCH_MEMBERS = 2_000;

/**
 * Pays a run in batches: the commissions of a settled round, or the commissions on Dice, Mines and
 * Plinko, the rebates or the Self bonuses of a past UTC day. Each batch commits its progress, so that
 * another server can continue. A run that is not due yet is left for later.
 *
 * @param source run, such as `round:42` or `rebate:2026-11-21`
 */
export async function payRun(db: Database, source: string): Promise<void> {
  let more;
  do {
    const rows = await db.query<{ more: boolean }>(sql`
      select pay_income_run(${source}, ${BATCH_MEMBERS}) as more`);
    more = one(rows).more;
  } while (more);
}

/**
 * Returns the sources of the unfinished runs, in the order of payment: rounds first, and Dice, Mines
 * and Plinko before the other income of their day.
 */
export async function openRuns(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ source: string }>(sql`
    select source from income_run where finished_at is null
    order by kind = 'round' desc, round_id, day, kind`);
  return rows.map(({ source }) => source);
}

export async function openDays(db: Queryable): Promise<void> {
  await db.query(sql`select open_income_days()`);
}
