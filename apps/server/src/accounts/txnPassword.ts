import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import { hashPassword, passwordMatches } from './passwords';

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
 * @returns the hash that it matches, for a transaction to make sure that it is still the one
 */
export async function checkTxnPassword(
  db: Queryable,
  member: bigint,
  password: string,
): Promise<{ answer: 'right'; hash: string } | { answer: 'wrong' | 'none' }> {
  const hash = await txnHashOf(db, member);
  if (hash === null) return { answer: 'none' };
  return (await passwordMatches(hash, password, String(member)))
    ? { answer: 'right', hash }
    : { answer: 'wrong' };
}

/** A TXN password that is ready to take the place of another. */
export interface TxnPasswordChange {
  /** The hash that it replaces; null when it is the first. */
  from: string | null;
  to: string;
}

/**
 * Prepares a change of the TXN password, outside the transaction that makes it: hashing takes longer
 * than everything in that.
 *
 * @param current the one there is; whatever it holds counts for nothing as long as there is none
 * @returns undefined when the current one is not right
 */
export async function prepareTxnPassword(
  db: Queryable,
  member: bigint,
  current: string,
  next: string,
): Promise<TxnPasswordChange | undefined> {
  const from = await txnHashOf(db, member);
  if (from !== null && !(await passwordMatches(from, current, String(member)))) return undefined;
  return { from, to: await hashPassword(next, String(member)) };
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
