import pg from 'pg';
import sql from 'sql-template-tag';
import { one, type Database, type Queryable } from '../db/database';
import { insistOnLocks } from '../db/insistOnLocks';
import { countBets } from '../wingo/statistics';
import { checkMonth, readMonth, writeMonth, type Contents } from './copyFiles';
import { DIVIDED_TABLES, firstDayOf, type Month } from './tables';

export class MonthStays extends Error {
  override readonly name = 'MonthStays';
}

export interface LedgerMonth {
  month: Month;
  /** Time of archiving; null while the month is in the database. */
  archivedAt: Date | null;
  /** Size with indexes, in bytes; 0 for an archived month. */
  bytes: bigint;
}

export const ledgerMonths = (db: Queryable): Promise<LedgerMonth[]> =>
  db.query<LedgerMonth>(sql`
    select to_char(month, 'YYYY-MM') as month, archived_at as "archivedAt", coalesce((
        select sum(pg_total_relation_size(to_regclass('ledger_months.' || name_of_month(whole, month))))
        from unnest(${DIVIDED_TABLES}::text[]) as whole), 0)::bigint as bytes
    from ledger_month order by month`);

export interface Archive {
  /** Database with the role of the owner. */
  db: Database;
  url: string;
  /** Parent of the months' folders. */
  folder: string;
}

async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Adds the bets of a month to their members' statistics, because archived bets cannot be counted
 * later.
 */
async function countMonth(db: Database, month: Month): Promise<void> {
  const day = firstDayOf(month);
  const members = await db.query<{ member: bigint }>(sql`
    select distinct member_id as member
    from wingo_bet bet left join wingo_bet_tally tally using (member_id), ledger_month
    where month = ${day} and bet.id >= first_id and bet.id < end_of_month(${day})
      and bet.id > coalesce(tally.bet_id, 0)`);
  for (const { member } of members) while (await countBets(db, member));
}

/**
 * Archives a month: writes its rows to files, verifies the files, then deletes the rows. A failed
 * run leaves the month complete in the database, and can be repeated.
 *
 * @throws MonthStays with the reason, such as an earlier month in the database
 */
export async function takeOutMonth({ db, url, folder }: Archive, month: Month): Promise<Contents> {
  const day = firstDayOf(month);
  const { reason } = one(
    await db.query<{ reason: string | null }>(sql`select keeps_month(${day}) as reason`),
  );
  if (reason !== null) throw new MonthStays(`${month} cannot be archived: ${reason}.`);
  await countMonth(db, month);
  const contents = await onConnection(url, (client) => writeMonth(client, month, folder));
  await db.query(sql`select take_out_month(${day}, ${contents})`);
  return contents;
}

/**
 * @throws MonthStays if a later month is archived
 * @throws WrongFiles if the files have changed
 */
export async function putBackMonth({ db, url, folder }: Archive, month: Month): Promise<void> {
  const day = firstDayOf(month);
  const [taken] = await db.query<{ files: Contents; last: boolean; lastMonth: Month }>(sql`
    select files, month = last_archived_month() as last,
      to_char(last_archived_month(), 'YYYY-MM') as "lastMonth"
    from ledger_month where month = ${day} and archived_at is not null`);
  if (taken === undefined) throw new MonthStays(`This database has no archived month ${month}.`);
  if (!taken.last) {
    throw new MonthStays(
      `${month} cannot be restored yet: ${taken.lastMonth} was archived after it. Restore ` +
        `${taken.lastMonth} first.`,
    );
  }
  await checkMonth(month, folder, taken.files);
  await db.query(sql`select begin_putting_back(${day})`);
  await onConnection(url, (client) => readMonth(client, month, folder, taken.files));
  await insistOnLocks(() => db.query(sql`select put_back_month(${day})`));
}

/** @param keep number of months before the current one that stay in the database, at least 2 */
export async function takeOutOlder(
  archive: Archive,
  keep: number,
  onMonth: (month: Month, contents: Contents) => void,
): Promise<void> {
  const due = await archive.db.query<{ month: Month }>(sql`
    select to_char(month, 'YYYY-MM') as month from ledger_month
    where archived_at is null
      and month < date_trunc('month', clock_timestamp() at time zone 'UTC')
        - make_interval(months => ${keep})
    order by month`);
  for (const { month } of due) onMonth(month, await takeOutMonth(archive, month));
}
