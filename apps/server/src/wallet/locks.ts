import type { LockPlan } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Database, type Queryable, type Tx } from '../db/database';
import { readPage, type Page, type PageRequest } from '../db/page';
import type { Intent } from './refusals';

export interface LockRequest {
  member: bigint;
  /** Idempotency key: all requests with this key make one lock. */
  key: string;
  plan: LockPlan;
  amount: MicroUsdt;
}

/**
 * - `locked`: the lock exists, from this request or an earlier one with the same key
 * - `conflict`: the key was used for another lock
 * - `funds`: the main wallet does not cover the amount
 */
export type LockOutcome = 'locked' | 'conflict' | 'funds';

export const lockIntent = ({ member, key, plan, amount }: LockRequest): Intent => ({
  member,
  call: 'activate',
  key,
  request: `${plan} ${amount}`,
});

export async function lockFunds(tx: Tx, request: LockRequest): Promise<LockOutcome> {
  const { member, key, plan, amount } = request;
  const rows = await tx.query<{ outcome: LockOutcome }>(sql`
    select lock_funds(${member}, ${key}, ${plan}, ${amount}) as outcome`);
  return one(rows).outcome;
}

export async function isLocked(db: Queryable, member: bigint, key: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from fund_lock where member_id = ${member} and key = ${key}`);
  return rows.length > 0;
}

export async function findLockReplay(
  db: Queryable,
  { member, key, plan, amount }: LockRequest,
): Promise<'locked' | 'conflict' | undefined> {
  const [known] = await db.query<{ same: boolean }>(sql`
    select (plan, amount) = (${plan}, ${amount}) as same
    from fund_lock where member_id = ${member} and key = ${key}`);
  if (known === undefined) return undefined;
  return known.same ? 'locked' : 'conflict';
}

const BATCH = 500;

/** Returns matured funds to the main wallet, each lock once across all servers. */
export async function releaseMatured(db: Database): Promise<void> {
  let released;
  do released = await releaseBatch(db);
  while (released === BATCH);
}

async function releaseBatch(db: Queryable): Promise<number> {
  const rows = await db.query<{ released: number }>(sql`select unlock_funds(${BATCH}) as released`);
  return one(rows).released;
}

export interface Lock {
  lockedAt: Date;
  unlocksAt: Date;
  amount: MicroUsdt;
  plan: LockPlan;
}

/** Returns a member's locks, including released ones, newest first. */
export const locksPage = (
  db: Queryable,
  member: bigint,
  request: PageRequest,
): Promise<Page<Lock>> =>
  readPage<Lock>(
    db,
    sql`
      select locked_at as "lockedAt", unlocks_at as "unlocksAt", amount, plan
      from fund_lock where member_id = ${member}`,
    sql`id desc`,
    request,
  );
