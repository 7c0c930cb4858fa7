import { LOCKED_WITHOUT_CODE } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import { holdAccount } from '../ledger/accounts';
import { findLockReplay, lockFunds, lockIntent, type LockOutcome, type LockRequest } from './locks';
import { findRefusal } from './refusals';
import type { CodeVerifier } from './withdrawals';

/**
 * - `replayed`: it was locked by an earlier arrival of the same key; the code was not looked at
 * - `code-required`, `wrong-code`: the member is not known to want so large a lock
 * - `refused`: the key was refused before
 */
export type GuardedLockOutcome =
  | LockOutcome
  | 'replayed'
  | 'code-required'
  | 'wrong-code'
  | 'refused';

/** How a lock ended, and whether a code was looked at for it and right. */
export interface GuardedLock {
  outcome: GuardedLockOutcome;
  isCodeRight: boolean;
}

/**
 * Locks funds; a large lock of a member with two-factor authentication takes a code of the app. It is
 * looked at only when the key is new and the lock is large: otherwise it stays unused.
 *
 * @param code '' where none was given
 */
export async function lockWithCode(
  tx: Tx,
  codes: CodeVerifier,
  request: LockRequest,
  code: string,
): Promise<GuardedLock> {
  // Held first, so that locks at the same time are counted one after the other.
  await holdAccount(tx, 'main', request.member);
  const replay = await findLockReplay(tx, request);
  const without = (outcome: GuardedLockOutcome) => ({ outcome, isCodeRight: false });
  if (replay !== undefined) return without(replay === 'locked' ? 'replayed' : replay);
  if ((await findRefusal(tx, lockIntent(request))) !== undefined) return without('refused');
  const verification = (await isLargeLock(tx, request))
    ? await codes.verifyTotp(tx, request.member, code)
    : 'not-asked-for';
  if (verification === 'wrong') return without(code === '' ? 'code-required' : 'wrong-code');
  return { outcome: await lockFunds(tx, request), isCodeRight: verification === 'right' };
}

/** Whether a lock, together with those of the last 24 hours, is more than goes without a code. */
export async function isLargeLock(
  db: Queryable,
  { member, amount }: Pick<LockRequest, 'member' | 'amount'>,
): Promise<boolean> {
  const { locked } = one(
    await db.query<{ locked: MicroUsdt }>(sql`
      select coalesce(sum(amount), 0)::bigint as locked from fund_lock
      where member_id = ${member} and locked_at > clock_timestamp() - interval '24 hours'`),
  );
  return locked + amount > LOCKED_WITHOUT_CODE;
}
