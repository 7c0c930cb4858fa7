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

/** Whether this is the member's TXN password. */
export async function checkTxnPassword(
  db: Queryable,
  member: bigint,
  password: string,
): Promise<'right' | 'wrong' | 'none'> {
  const hash = await txnHashOf(db, member);
  if (hash === null) return 'none';
  return (await passwordMatches(hash, password)) ? 'right' : 'wrong';
}

/**
 * Sets the TXN password, or changes it.
 *
 * @param current the one there is; whatever it holds counts for nothing as long as there is none
 */
export async function changeTxnPassword(
  db: Tx,
  member: bigint,
  current: string,
  next: string,
): Promise<'changed' | 'wrong'> {
  const hash = await txnHashOf(db, member);
  if (hash !== null && !(await passwordMatches(hash, current))) return 'wrong';
  const nextHash = await hashPassword(next);
  // Only the one that was compared: of two that are set at once, the second must know the first.
  const changed = await db.query(sql`
    update member set txn_password_hash = ${nextHash}
    where id = ${member} and txn_password_hash is not distinct from ${hash} returning id`);
  return changed.length > 0 ? 'changed' : 'wrong';
}
