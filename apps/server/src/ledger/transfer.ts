import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Tx } from '../db/database';

/** One amount from one account to another. */
export interface Transfer {
  /** What makes it happen once: the same intent has the same key, for example `grant:42`. */
  key: string;
  /** The id of the account that pays. A member's account or an escrow never goes below zero. */
  from: bigint;
  to: bigint;
  /** More than zero. */
  amount: MicroUsdt;
}

/**
 * Moves money: all of the transfers or none. Bets and payouts, which come by the thousand, move
 * inside the database by the same function and its sister `distribute_funds`.
 *
 * @throws when an account would go below zero, or a key was used before.
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
 * Notes why transfers out of the platform's own accounts were made, where no other row says it, such as
 * one of income. Without a cause they are a difference in the books.
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

/** What one account receives. */
export interface Share {
  to: bigint;
  /** More than zero. */
  amount: MicroUsdt;
}

/**
 * Moves money from one account to many, in one transfer; answers its id. An account that is named
 * several times receives the sum.
 *
 * @throws when the account that pays would go below zero, or the key was used before.
 */
export async function distribute(
  tx: Tx,
  key: string,
  from: bigint,
  shares: readonly Share[],
): Promise<bigint> {
  const rows = await tx.query<{ id: bigint }>(sql`
    select distribute_funds(${key}, ${from},
      ${shares.map(({ to }) => to)}, ${shares.map(({ amount }) => amount)}) as id`);
  return one(rows).id;
}
