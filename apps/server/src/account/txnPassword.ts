import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import { passwordMatches } from './passwords';

/** The hash of a member's TXN password; null when there is none. */
async function txnHashOf(db: Queryable, member: bigint): Promise<string | null> {
  const rows = await db.query<{ hash: string | null }>(
    sql`select txn_password_hash as hash from member where id = ${member}`,
  );
  return one(rows).hash;
}

export const hasTxnPassword = async (db: Queryable, member: bigint): Promise<boolean> =>
  (await txnHashOf(db, member)) !== null;

/**
 * Compares a TXN password with the member's.
 *
 * @param first as for `passwordMatches`: not done where there is no TXN password
 * @returns the hash that it matches, for a transaction to make sure that it is still the one
 */
export async function checkTxnPassword(
  db: Queryable,
  member: bigint,
  password: string,
  first?: () => Promise<void>,
): Promise<{ answer: 'right'; hash: string } | { answer: 'wrong' | 'none' }> {
  const hash = await txnHashOf(db, member);
  if (hash === null) return { answer: 'none' };
  return (await passwordMatches(hash, password, String(member), first))
    ? { answer: 'right', hash }
    : { answer: 'wrong' };
}

/** The hash of a TXN password, to take the place of another. */
export interface TxnPasswordChange {
  /** The hash that it replaces; null when it is the first. */
  from: string | null;
  to: string;
}

/**
 * Makes the change; false when the TXN password is another by now: of two that are set at the same time, the
 * second must know the first.
 */
export async function setTxnPassword(
  tx: Tx,
  member: bigint,
  { from, to }: TxnPasswordChange,
): Promise<boolean> {
  const changed = await tx.query(sql`
    update member set txn_password_hash = ${to}
    where id = ${member} and txn_password_hash is not distinct from ${from} returning id`);
  return changed.length > 0;
}
