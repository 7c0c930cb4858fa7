import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';

/** Kinds of accounts with an owner: a round owns an escrow, a member owns the other kinds. */
export type OwnedKind = 'main' | 'locker' | 'pending' | 'escrow';
export type PlatformKind = 'fees' | 'house' | 'bonuses' | 'issuance' | 'chain';

export async function accountOf(tx: Queryable, kind: OwnedKind, owner: bigint): Promise<bigint> {
  const rows = await tx.query<{ id: bigint }>(
    sql`select id from account where owner = ${owner} and kind = ${kind}`,
  );
  return one(rows).id;
}

/**
 * Locks a member's main account and its balance until the transaction ends. Call this function
 * before claiming an idempotency key, so that concurrent requests with the key run one after the
 * other.
 */
export async function holdAccount(tx: Tx, member: bigint): Promise<void> {
  await tx.query(sql`select from hold_account(${member})`);
}

export async function platformAccount(tx: Queryable, kind: PlatformKind): Promise<bigint> {
  const rows = await tx.query<{ id: bigint }>(
    sql`select id from account where owner is null and kind = ${kind}`,
  );
  return one(rows).id;
}

export interface Balances {
  main: MicroUsdt;
  locker: MicroUsdt;
}

export async function balancesOf(db: Queryable, member: bigint): Promise<Balances> {
  const rows = await db.query<{ kind: 'main' | 'locker'; balance: bigint }>(
    sql`select kind, balance from account where owner = ${member} and kind in ('main', 'locker')`,
  );
  const balance = (kind: keyof Balances) => rows.find((row) => row.kind === kind)?.balance ?? 0n;
  return { main: balance('main'), locker: balance('locker') };
}

/** Returns the balance of a round's escrow. A round without bets may have no escrow. */
export async function escrowOf(db: Queryable, round: bigint): Promise<MicroUsdt> {
  const rows = await db.query<{ balance: bigint }>(
    sql`select balance from account where owner = ${round} and kind = 'escrow'`,
  );
  return rows[0]?.balance ?? 0n;
}
