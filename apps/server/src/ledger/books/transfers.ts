import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { platformAccount } from '../accounts';
import type { Difference } from './check';

/**
 * Range of transfer ids: `after` is excluded, `through` included. Excludes archived months, whose
 * postings are deleted.
 */
export interface TransferRange {
  after: bigint;
  through: bigint;
}

/** Transfer with the amount that it should have moved. */
export interface TransferRow {
  transfer: bigint;
  expected: MicroUsdt;
  found: MicroUsdt;
}

export const differences = (rows: readonly TransferRow[]): Difference[] =>
  rows.map(({ transfer, expected, found }) => ({
    subject: `transfer ${transfer}`,
    expected,
    found,
  }));

/**
 * Returns transfers whose postings are missing or do not sum to zero, and postings without a
 * transfer.
 */
export async function unbalanced(
  db: Queryable,
  { after, through }: TransferRange,
): Promise<Difference[]> {
  const rows = await db.query<TransferRow>(sql`
    select coalesce(transfer.id, posted.id) as transfer, 0::bigint as expected,
      coalesce(posted.amount, 0)::bigint as found
    from (
      select id from transfer
      where id > ${after} and id <= ${through} and id >= first_kept_id()) transfer
    full join (
      select transfer_id as id, sum(amount) as amount from posting
      where transfer_id > ${after} and transfer_id <= ${through} group by transfer_id) posted
      on posted.id = transfer.id
    where transfer.id is null or posted.amount is distinct from 0
    order by 1`);
  return differences(rows);
}

/**
 * Returns debits of the account `chain` without a deposit, credits without a paid withdrawal, and
 * deposits without a debit.
 */
export async function offChain(
  db: Queryable,
  { after, through }: TransferRange,
): Promise<Difference[]> {
  const chain = await platformAccount(db, 'chain');
  const rows = await db.query<TransferRow>(sql`
    select coalesce(posted.id, deposit.id) as transfer, coalesce(posted.amount, 0) as found,
      coalesce(-deposit.amount, withdrawal.amount, 0) as expected
    from (
      select transfer_id as id, amount from posting
      where account_id = ${chain} and transfer_id > ${after} and transfer_id <= ${through}) posted
    full join (
      select id, amount from deposit
      where id > ${after} and id <= ${through} and id >= first_kept_id()) deposit
      on deposit.id = posted.id
    left join transfer on transfer.id = posted.id and posted.amount > 0
    left join withdrawal on state = 'success'
      and withdrawal.id = substring(transfer.key from '^withdrawal-paid:(\\d{1,18})$')::bigint
    where coalesce(-deposit.amount, withdrawal.amount, 0) <> coalesce(posted.amount, 0)
    order by 1`);
  return differences(rows);
}
