import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../../db/database';
import type { Difference } from './check';

/**
 * @returns true if the check differs now and did not before, so that callers report a difference
 * once
 */
export async function record(
  tx: Tx,
  name: string,
  differences: readonly Difference[],
): Promise<boolean> {
  const differs = differences.length > 0;
  const [before] = await tx.query<{ differed: boolean }>(sql`
    select differs_since is not null as differed from reconciliation
    where name = ${name} for update`);
  await tx.query(sql`
    insert into reconciliation (name, checked_at, differs_since)
    select ${name}, now, case when ${differs} then now end from clock_timestamp() as now
    on conflict (name) do update set checked_at = excluded.checked_at,
      differs_since = case when ${differs}
        then coalesce(reconciliation.differs_since, excluded.differs_since) end`);
  await tx.query(sql`delete from reconciliation_difference where name = ${name}`);
  await tx.query(sql`
    insert into reconciliation_difference (name, subject, expected, found)
    select ${name}, subject, sum(expected), sum(found) from unnest(
        ${differences.map(({ subject }) => subject)}::text[],
        ${differences.map(({ expected }) => expected)}::bigint[],
        ${differences.map(({ found }) => found)}::bigint[]) as one (subject, expected, found)
    group by subject`);
  return differs && before?.differed !== true;
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
