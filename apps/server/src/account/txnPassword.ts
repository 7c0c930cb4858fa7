import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import { passwordMatches } from './passwords';

/** Returns the hash of the TXN password; null if there is none. */
async function txnHashOf(db: Queryable, member: bigint): Promise<string | null> {
  const rows = await db.query<{ hash: string | null }>(
    sql`select txn_password_hash as hash from member where id = ${member}`,
  );
  return one(rows).hash;
}

export const hasTxnPassword = async (db: Queryable, member: bigint): Promise<boolean> =>
  (await txnHashOf(db, member)) !== null;

/**
 * Checks a TXN password.
 *
 * @param first as for `passwordMatches`; not called if there is no TXN password
 * @returns the hash that matches, for a transaction to check that it has not changed
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

export interface TxnPasswordChange {
  /** Hash to replace; null for the first TXN password. */
  from: string | null;
  to: string;
}

/**
 * Changes the TXN password; returns false if a concurrent change came first. The second change then needs the
 * password that the first one set.
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
