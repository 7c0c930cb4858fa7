import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Tx } from '../db/database';

export interface Transfer {
  /** Idempotency key, such as `grant:42`: each key makes one transfer. */
  key: string;
  /** Account to debit. A member's account or an escrow cannot go below zero. */
  from: bigint;
  to: bigint;
  amount: MicroUsdt;
}

/**
 * Makes all of the transfers or none, as the database owner. Servers move money only by
 * functions with a purpose, which call the same function.
 */
export async function transfer(tx: Tx, transfers: readonly Transfer[]): Promise<bigint[]> {
  if (transfers.length === 0) return [];
  const column = <Key extends keyof Transfer>(key: Key) => transfers.map((row) => row[key]);
  const rows = await tx.query<{ ids: string[] }>(sql`
    select transfer_funds(
      ${column('key')}, ${column('from')}, ${column('to')}, ${column('amount')}) as ids`);
  return one(rows).ids.map(BigInt);
}

/**
 * Records the cause of transfers out of platform accounts. Not needed if another row, such as an
 * income row, shows the cause. Without a cause, the books report a difference.
 */
export async function noteCause(
  tx: Tx,
  transfers: readonly bigint[],
  reason: string,
): Promise<void> {
  await tx.query(sql`
    insert into transfer_cause (transfer_id, reason)
    select id, ${reason} from unnest(${transfers}::bigint[]) as id`);
}
