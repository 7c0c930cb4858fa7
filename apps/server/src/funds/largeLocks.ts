import { LOCKED_WITHOUT_CODE } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import { holdAccount } from '../ledger/accounts';
import { findLockReplay, lockFunds, lockIntent, type LockOutcome, type LockRequest } from './locks';
import { findRefusal } from './refusals';
import type { CodeVerifier } from './withdrawals';

/**
 * - `code-required`, `wrong-code`: the member is not known to want so large a lock
 * - `refused`: the key was refused before
 */
export type GuardedLockOutcome = LockOutcome | 'code-required' | 'wrong-code' | 'refused';

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
): Promise<GuardedLockOutcome> {
  // Held first, so that locks at the same time are counted one after the other.
  await holdAccount(tx, 'main', request.member);
  const replay = await findLockReplay(tx, request);
  if (replay !== undefined) return replay;
  if ((await findRefusal(tx, lockIntent(request))) !== undefined) return 'refused';
  const asksForCode = await isLargeLock(tx, request);
  if (asksForCode && (await codes.verifyTotp(tx, request.member, code)) === 'wrong') {
    return code === '' ? 'code-required' : 'wrong-code';
  }
  return lockFunds(tx, request);
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
