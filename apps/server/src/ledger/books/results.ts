import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../../db/database';
import type { Difference } from './check';

/**
 * Records the result of a comparison with a chain.
 *
 * @returns true if the check differs now and did not before, so that callers report a difference
 * once
 */
export async function record(
  tx: Tx,
  name: string,
  differences: readonly Difference[],
): Promise<boolean> {
  const rows = await tx.query<{ isNew: boolean }>(sql`
    select record_comparison(${name},
      ${differences.map(({ subject }) => subject)}::text[],
      ${differences.map(({ expected }) => expected)}::bigint[],
      ${differences.map(({ found }) => found)}::bigint[]) as "isNew"`);
  return one(rows).isNew;
}

interface NewDifference extends Difference {
  name: string;
}

/**
 * Lets the database compare the ledger, and record the results.
 *
 * @returns the checks that differ now and did not before
 */
export async function compareLedger(db: Queryable): Promise<ReadonlyMap<string, Difference[]>> {
  const rows = await db.query<NewDifference>(sql`
    select name, subject, expected, amount as found from compare_ledger()`);
  const news = new Map<string, Difference[]>();
  for (const { name, ...difference } of rows) {
    news.set(name, [...(news.get(name) ?? []), difference]);
  }
  return news;
}

export interface CheckState {
  name: string;
  /** Sum of the absolute differences in USDT; 0 if there are none. */
  difference: number;
  /** Time since the last run, in seconds. */
  age: number;
}

export const checkStates = (db: Queryable): Promise<CheckState[]> =>
  db.query<CheckState>(sql`
    select name, (coalesce(sum(abs(expected - found)), 0) / ${USDT})::float8 as difference,
      extract(epoch from clock_timestamp() - checked_at)::float8 as age
    from reconciliation left join reconciliation_difference using (name)
    group by name order by name`);
