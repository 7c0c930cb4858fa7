import sql from 'sql-template-tag';
import type { Database, Queryable, Tx } from '../db/database';
import { creditIncome, type Credit } from './credit';

/** Commissions on a settled round. */
export interface RoundRun {
  source: string;
  kind: 'round';
  round: bigint;
}

/** Income for a past UTC day. */
export interface DayRun {
  source: string;
  kind: 'rebate' | 'self';
  /** UTC day: `2026-11-21`. */
  day: string;
}

/** Payment of income to many members. */
export type Run = RoundRun | DayRun;

/** Batch of credits, in the order of member ids. */
export interface Batch {
  /** Last member of the batch; undefined if none is left. */
  through: bigint | undefined;
  credits: Credit[];
}

/** Maximum number of members per transaction, which locks their wallets. */
export const BATCH_MEMBERS = 2_000;

/**
 * Pays a run in batches. Each batch commits its progress, so that another server can continue.
 * Concurrent servers take turns.
 *
 * @param next reads the batch after a member
 */
export async function payRun(
  db: Database,
  { source }: Run,
  payer: 'fees' | 'house',
  next: (tx: Tx, after: bigint) => Promise<Batch>,
): Promise<void> {
  let more;
  do more = await db.transaction((tx) => payBatch(tx, source, payer, next));
  while (more);
}

async function payBatch(
  tx: Tx,
  source: string,
  payer: 'fees' | 'house',
  next: (tx: Tx, after: bigint) => Promise<Batch>,
): Promise<boolean> {
  const [run] = await tx.query<{ after: bigint }>(sql`
    select paid_through as after from income_run
    where source = ${source} and finished_at is null for update`);
  if (run === undefined) return false;
  const { through, credits } = await next(tx, run.after);
  await creditIncome(tx, `income:${source}:${run.after}`, payer, credits);
  await tx.query(
    through === undefined
      ? sql`update income_run set finished_at = clock_timestamp() where source = ${source}`
      : sql`update income_run set paid_through = ${through} where source = ${source}`,
  );
  return through !== undefined;
}

/**
 * Returns the runs to pay, rounds first. A day waits until all rounds drawn on it are settled and
 * paid.
 */
export const dueRuns = (db: Queryable): Promise<Run[]> =>
  db.query<Run>(sql`
    select source, kind, round_id as round, day::text as day from income_run
    where finished_at is null and (kind = 'round' or not exists (
        select from income_run earlier join wingo_round on wingo_round.id = earlier.round_id
        where earlier.kind = 'round' and earlier.finished_at is null
          and draws_at < (income_run.day + 1)::timestamp at time zone 'UTC')
      and not exists (
        select from wingo_round
        where state not in ('settled', 'voided')
          and draws_at < (income_run.day + 1)::timestamp at time zone 'UTC'))
    order by kind = 'round' desc, round_id, day, kind`);

/** Opens the runs of all days that have ended since the last opened day. */
export async function openDays(db: Queryable): Promise<void> {
  await db.query(sql`
    insert into income_run (source, kind, day)
    select kind || ':' || day::date, kind, day
    from (select (clock_timestamp() at time zone 'UTC')::date as today) clock,
      generate_series(
        coalesce((select max(day) from income_run) + 1, today - 1),
        today - 1, interval '1 day') as day,
      unnest(array['rebate', 'self']) as kind
    on conflict do nothing`);
}
