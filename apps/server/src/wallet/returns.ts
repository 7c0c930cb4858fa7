import sql from 'sql-template-tag';
import { one, type Tx } from '../db/database';

/**
 * Returns to a member the amounts and fees of withdrawals without a stored payment. Locks the
 * member until the transaction ends, so that no server stores a payment in the meantime.
 */
export async function returnUnsigned(tx: Tx, member: bigint): Promise<number> {
  const rows = await tx.query<{ returned: number }>(sql`
    select return_unsigned_withdrawals(${member}) as returned`);
  return one(rows).returned;
}
