import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { EVER_POSTED } from '../everPosted';
import type { Difference } from './check';

/** Account with postings since the checkpoint. */
interface Moved {
  account: bigint;
  /** True if the account mirrors rows outside the ledger: see `astrayHoldings`. */
  holding: boolean;
  /** True if the balance is not the stored sum plus the later postings. */
  suspicious: boolean;
}

export const movedSince = (db: Queryable, summedThrough: bigint): Promise<Moved[]> =>
  db.query<Moved>(sql`
    with recent as materialized (
      select account_id, sum(amount) as amount from posting
      where transfer_id > ${summedThrough} group by account_id
    ), moved as (
      select account.id as account, kind in ('pending', 'locker', 'escrow') as holding,
        coalesce(balance <> recent.amount + coalesce(ledger_sum.amount, 0), false) as suspicious
      from recent join account on account.id = account_id left join ledger_sum using (account_id)
    )
    select account, holding, suspicious from moved where holding or suspicious`);

interface Counted {
  account: bigint;
  /** Stored balance; null for the platform's own accounts, which store none. */
  balance: MicroUsdt | null;
  counted: MicroUsdt;
}

const count = (db: Queryable, accounts: readonly bigint[]): Promise<Counted[]> =>
  db.query<Counted>(sql`
    select account.id as account, balance, coalesce(sum(amount), 0)::bigint as counted
    from account left join ${EVER_POSTED} posted on account_id = account.id
    where account.id = any (${accounts}) group by account.id order by account.id`);

export async function astray(db: Queryable, accounts: readonly bigint[]): Promise<Difference[]> {
  return (await count(db, accounts)).flatMap(({ account, balance, counted }) =>
    balance === null || balance === counted
      ? []
      : { subject: `account ${account}`, expected: counted, found: balance },
  );
}

/** Recomputes the sums of accounts, to include postings that were committed late. */
export async function correctSums(
  db: Queryable,
  summedThrough: bigint,
  accounts: readonly bigint[],
): Promise<void> {
  await db.query(sql`
    insert into ledger_sum (account_id, amount)
    select account_id, sum(amount) from ${EVER_POSTED} posted
    where account_id = any (${accounts}) and transfer_id <= ${summedThrough} group by account_id
    on conflict (account_id) do update set amount = excluded.amount
      where ledger_sum.amount <> excluded.amount`);
}
