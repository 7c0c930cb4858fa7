import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { EVER_POSTED } from '../everPosted';
import type { Difference } from './check';

/** An account that moved since the checkpoint and is worth a closer look. */
interface Moved {
  account: bigint;
  /** Whether it mirrors something beside the ledger: see `astrayHoldings`. */
  holding: boolean;
  /** Whether its balance is not the sum that is kept of it and its postings since. */
  suspicious: boolean;
}

/** Of the accounts that moved since the checkpoint, those worth a closer look. */
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

/** An account, counted from all of its postings, of archived months too. */
interface Counted {
  account: bigint;
  /** Null for the platform's own: it has none. */
  balance: MicroUsdt | null;
  counted: MicroUsdt;
}

const count = (db: Queryable, accounts: readonly bigint[]): Promise<Counted[]> =>
  db.query<Counted>(sql`
    select account.id as account, balance, coalesce(sum(amount), 0)::bigint as counted
    from account left join ${EVER_POSTED} posted on account_id = account.id
    where account.id = any (${accounts}) group by account.id order by account.id`);

/** The accounts whose balance is not the sum of all their postings. */
export async function astray(db: Queryable, accounts: readonly bigint[]): Promise<Difference[]> {
  return (await count(db, accounts)).flatMap(({ account, balance, counted }) =>
    balance === null || balance === counted
      ? []
      : { subject: `account ${account}`, expected: counted, found: balance },
  );
}

/** Counts the sums of accounts again: what was committed late is missing from them. */
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
