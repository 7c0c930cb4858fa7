import sql, { raw } from 'sql-template-tag';
import { databaseNow } from '../db/clock';
import { one, type Database } from '../db/database';
import { keepMonths } from '../ledger/months';
import { DIVIDED_TABLES } from '../archive/tables';

/**
 * Returns the current day, UTC. Tests read the day once, because midnight may pass between two
 * statements.
 */
export const today = async (db: Database): Promise<string> =>
  new Date(await databaseNow(db)).toISOString().slice(0, 10);

/** Returns the start of the month that is `count` months after the first one, UTC. */
export async function monthsAhead(db: Database, count: number): Promise<Date> {
  const { month } = one(
    await db.query<{ month: Date }>(sql`
      select (min(month) + make_interval(months => ${count}))::timestamp at time zone 'UTC' as month
      from ledger_month`),
  );
  return month;
}

/** Switches to the ids of a later month, as a server does during that month. */
export async function reachMonth(db: Database, count: number): Promise<void> {
  const moment = await monthsAhead(db, count);
  // The first call creates the partitions of the month, the second uses them.
  await keepMonths(db, moment);
  await keepMonths(db, moment);
}

export async function ageMonths(db: Database, months: number): Promise<void> {
  await db.transaction(async (tx) => {
    const all = await tx.query<{ month: string; aged: string }>(sql`
      select to_char(month, '_YYYY_MM') as month,
        to_char(month - make_interval(months => ${months}), '_YYYY_MM') as aged
      from ledger_month order by month`);
    for (const { month, aged } of all) {
      for (const table of DIVIDED_TABLES) {
        await tx.query(raw(`alter table ledger_months.${table}${month} rename to ${table}${aged}`));
      }
    }
    await tx.query(sql`update ledger_month set month = month - make_interval(months => ${months})`);
  });
}
