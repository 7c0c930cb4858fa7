import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import { passwordMatches } from './passwords';

async function txnHashOf(db: Queryable, member: bigint): Promise<string | null> {
  const rows = await db.query<{ hash: string | null }>(
    sql`select txn_password_hash as hash from member where id = ${member}`,
  );
  return one(rows).hash;
}

export const hasTxnPassword = async (db: Queryable, member: bigint): Promise<boolean> =>
  (await txnHashOf(db, member)) !== null;

/**
 * Compares a TXN password with the stored hash.
 *
 * @param first as for `passwordMatches`; not called if the member has no TXN password
 * @returns the matching hash; check in a transaction that it has not changed
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

/** Returns false if a concurrent change has already replaced the password. */
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
