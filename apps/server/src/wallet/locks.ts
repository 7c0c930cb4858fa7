import { monthsOf, type LockPlan } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql, { type Sql } from 'sql-template-tag';
import { one, type Database, type Queryable, type Tx } from '../db/database';
import { readPage, type Page, type PageRequest } from '../db/page';
import { accountOf, accountsOf, holdAccount } from '../ledger/accounts';
import { transfer } from '../ledger/transfer';
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

/** Returns the intent of a lock, to look up an earlier refusal. */
export const lockIntent = ({ member, key, plan, amount }: LockRequest): Intent => ({
  member,
  call: 'activate',
  key,
  request: `${plan} ${amount}`,
});

/** Moves funds to the Locker for the months of the plan. */
export async function lockFunds(tx: Tx, request: LockRequest): Promise<LockOutcome> {
  const { member, key, plan, amount } = request;
  const main = await holdAccount(tx, 'main', member);
  const replay = await findLockReplay(tx, request);
  if (replay !== undefined) return replay;
  if (main.balance < amount) return 'funds';
  const { id } = one(
    await tx.query<{ id: bigint }>(sql`
      insert into fund_lock (member_id, key, plan, amount, locked_at, unlocks_at)
      select ${member}, ${key}, ${plan}, ${amount}, now, ${monthsAfter(sql`now`, monthsOf(plan))}
      from clock_timestamp() as now
      returning id`),
  );
  const to = await accountOf(tx, 'locker', member);
  await transfer(tx, [{ key: `lock:${id}`, from: main.id, to, amount }]);
  return 'locked';
}

export async function isLocked(db: Queryable, member: bigint, key: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from fund_lock where member_id = ${member} and key = ${key}`);
  return rows.length > 0;
}

/** Returns the outcome of an earlier lock under this key, if any. */
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

/**
 * Adds months in UTC, whatever the session's time zone. One month after 31 January is 28 February.
 */
const monthsAfter = (moment: Sql, months: number): Sql =>
  sql`(${moment} at time zone 'UTC' + make_interval(months => ${months})) at time zone 'UTC'`;

const BATCH = 500;

/** Returns matured funds to the main wallet, each lock once across all servers. */
export async function releaseMatured(db: Database): Promise<void> {
  let released;
  do released = await db.transaction(releaseBatch);
  while (released === BATCH);
}

async function releaseBatch(tx: Tx): Promise<number> {
  const due = await tx.query<{ id: bigint; member: bigint; amount: MicroUsdt }>(sql`
    -- Materialized: a subquery may be run again for each row, and take more than a batch.
    with due as materialized (
      select id from fund_lock
      where released_at is null and unlocks_at <= clock_timestamp()
      order by unlocks_at limit ${BATCH} for update skip locked)
    update fund_lock set released_at = clock_timestamp() from due where fund_lock.id = due.id
    returning fund_lock.id, member_id as member, amount`);
  const owners = due.map(({ member }) => member);
  const lockers = await accountsOf(tx, 'locker', owners);
  const mains = await accountsOf(tx, 'main', owners);
  await transfer(
    tx,
    due.map(({ id, member, amount }) => ({
      key: `unlock:${id}`,
      amount,
      from: lockers.get(member) ?? 0n,
      to: mains.get(member) ?? 0n,
    })),
  );
  return due.length;
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
