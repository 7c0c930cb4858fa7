import { LOCKED_WITHOUT_CODE } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import { holdAccount } from '../ledger/accounts';
import { findLockReplay, lockFunds, lockIntent, type LockOutcome, type LockRequest } from './locks';
import { findRefusal } from './refusals';
import type { CodeVerifier } from './withdrawals';

/**
 * - `replayed`: an earlier request with the same key locked the funds; the code was not checked
 * - `proof-required`: a lock of this size needs a fresh session or the password
 * - `code-required`, `wrong-code`: a lock of this size needs a valid code
 * - `refused`: the key was refused before
 */
export type GuardedLockOutcome =
  | LockOutcome
  | 'replayed'
  | 'proof-required'
  | 'code-required'
  | 'wrong-code'
  | 'refused';

/** Outcome of a lock. `isCodeRight` is true if a code was checked and is correct. */
export interface GuardedLock {
  outcome: GuardedLockOutcome;
  isCodeRight: boolean;
}

export interface LockProof {
  code: string;
  /** True if the session is fresh or the password was given. */
  isProved: boolean;
}

/**
 * Locks funds. A large lock needs a proof, and a code from the app if the member has two-factor
 * authentication. Other locks and retries do not use up the code.
 */
export async function lockWithCode(
  tx: Tx,
  codes: CodeVerifier,
  request: LockRequest,
  { code, isProved }: LockProof,
): Promise<GuardedLock> {
  // The account is locked first, so that concurrent locks are counted one after another.
  await holdAccount(tx, request.member);
  const replay = await findLockReplay(tx, request);
  const without = (outcome: GuardedLockOutcome) => ({ outcome, isCodeRight: false });
  if (replay !== undefined) return without(replay === 'locked' ? 'replayed' : replay);
  if ((await findRefusal(tx, lockIntent(request))) !== undefined) return without('refused');
  const isLarge = await isLargeLock(tx, request);
  if (isLarge && !isProved) return without('proof-required');
  const verification = isLarge ? await codes.verifyTotp(tx, request.member, code) : 'not-asked-for';
  if (verification === 'wrong') return without(code === '' ? 'code-required' : 'wrong-code');
  return { outcome: await lockFunds(tx, request), isCodeRight: verification === 'right' };
}

/**
 * Returns true if this lock and those of the last 24 hours exceed the limit for locks without a
 * proof and a code.
 */
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
