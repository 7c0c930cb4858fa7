import sql from 'sql-template-tag';
import { one, type Queryable } from '../../db/database';
import { astray } from './accounts';
import { LEDGER_CHECKS } from './check';
import { astrayHoldings } from './holdings';

/** Maximum age of the ledger's comparison, in minutes. */
const LONGEST_MINUTES = 10;

/**
 * Returns true if withdrawals may be paid: every check matches, and the ledger was compared
 * recently. Call it in the transaction that signs a payment, or immediately before.
 *
 * @param member also recomputes this member's accounts
 */
export async function mayPay(db: Queryable, member?: bigint): Promise<boolean> {
  if (!(await booksAgree(db))) return false;
  if (member === undefined) return true;
  const accounts = await accountsOfMember(db, member);
  if ((await astray(db, accounts)).length > 0) return false;
  return (await astrayHoldings(db, accounts)).length === 0;
}

async function booksAgree(db: Queryable): Promise<boolean> {
  const rows = await db.query<{ agree: boolean }>(sql`
    select count(differs_since) = 0 and count(*) filter (
        where name = any (${LEDGER_CHECKS}) and checked_at > clock_timestamp()
          - make_interval(mins => ${LONGEST_MINUTES})) = ${LEDGER_CHECKS.length} as agree
    from reconciliation`);
  return one(rows).agree;
}

async function accountsOfMember(db: Queryable, member: bigint): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(sql`
    select id from account
    where owner = ${member} and kind in ('main', 'locker', 'pending')`);
  return rows.map(({ id }) => id);
}
