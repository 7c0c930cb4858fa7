import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import type { PlatformKind } from './accounts';
import { EVER_POSTED } from './everPosted';

/** Invariants of the ledger, read in one snapshot. */
export interface Audit {
  /** Sum of all postings; must be zero. */
  sum: MicroUsdt;
  /** Accounts whose balance is not the sum of their postings; must be empty. */
  astray: bigint[];
  /** Transfers whose postings do not sum to zero; must be empty. */
  unbalanced: bigint[];
}

/** Reads all postings that are not archived, so do not call it in requests. */
export async function auditLedger(db: Queryable): Promise<Audit> {
  const rows = await db.query<{ sum: bigint; astray: string[]; unbalanced: string[] }>(sql`
    select
      (select coalesce(sum(amount), 0)::bigint from ${EVER_POSTED} posted) as sum,
      array(
        select account.id from account left join ${EVER_POSTED} posted on account_id = account.id
        where balance is not null
        group by account.id having balance <> coalesce(sum(amount), 0)) as astray,
      array(select transfer_id from posting group by transfer_id having sum(amount) <> 0)
        as unbalanced`);
  const { sum, astray, unbalanced } = one(rows);
  return { sum, astray: astray.map(BigInt), unbalanced: unbalanced.map(BigInt) };
}

export async function platformBalance(db: Queryable, kind: PlatformKind): Promise<MicroUsdt> {
  const rows = await db.query<{ balance: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as balance
    from account join ${EVER_POSTED} posted on account_id = account.id
    where owner is null and kind = ${kind}`);
  return one(rows).balance;
}
