import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../../db/database';
import type { Difference } from './check';

/**
 * Records the result of a check.
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

/** Returns the accounts or transfers that differed last time, to check them again. */
export async function suspectsOf(db: Queryable, name: string): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(sql`
    select substring(subject from '^(?:account|transfer) (\\d+)$')::bigint as id
    from reconciliation_difference where name = ${name} and subject ~ '^(account|transfer) \\d+$'`);
  return rows.map(({ id }) => id);
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
