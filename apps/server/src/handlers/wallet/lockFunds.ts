import { activate } from '@platform/api/contract';
import { isFresh } from '../../account/freshness';
import { otpOf } from '../../account/attempts';
import type { Queryable } from '../../db/database';
import {
  isLargeLock,
  lockWithCode,
  type GuardedLockOutcome,
  type LockProof,
} from '../../wallet/largeLocks';
import { findLockReplay, lockIntent, type LockRequest } from '../../wallet/locks';
import { keepRefusal } from '../../wallet/refusals';
import { memberEndpoint, type Caller } from '../../http/endpoint';
import { done } from '../../http/done';
import { Refusal } from '../../http/refusal';
import { doOnce, refusedOf } from '../intents/doOnce';
import { codeRequired, wrongCode } from '../account/twoFactor/secondFactor';
import { passwordRequired, requireProof } from '../account/passwords/proof';
import type { Services } from '../shared/services';
import { logWrongTry } from '../account/passwords/wrongTries';

/** Refusals that result from this attempt; `doOnce` finds the other refusals. */
const REFUSALS: Readonly<Partial<Record<GuardedLockOutcome, () => Refusal>>> = {
  'proof-required': () => passwordRequired('password'),
  'code-required': codeRequired,
  'wrong-code': wrongCode,
  funds: () => new Refusal(422, 'INSUFFICIENT_BALANCE', { purpose: 'lock' }),
};

async function attempt(
  { db, twoFactor, attempts }: Services,
  request: LockRequest,
  { code, isProved }: LockProof,
  caller: Caller,
): Promise<'done' | 'refused'> {
  // A missing or unchecked code does not count as an attempt.
  const guessed = code !== '' && (await isLargeLock(db, request));
  if (guessed) await attempts.claim(otpOf(request.member));
  const { outcome, isCodeRight } = await db.transaction(async (tx) => {
    const locked = await lockWithCode(tx, twoFactor, request, {
      code: guessed ? code : '',
      isProved,
    });
    const { outcome } = locked;
    const refusal = REFUSALS[outcome]?.();
    // Stores the refusal with the use of the code, so that copies of the request get the same
    // response.
    if (refusal) await keepRefusal(tx, lockIntent(request), refusedOf(refusal));
    if (outcome === 'wrong-code') await logWrongTry(tx, 'code-wrong', caller);
    return locked;
  });
  // Only a correct code may reset the count of guesses.
  if (isCodeRight) await attempts.succeed(otpOf(request.member));
  return outcome === 'locked' || outcome === 'replayed' ? 'done' : 'refused';
}

async function findLock(
  db: Queryable,
  request: LockRequest,
): Promise<'done' | 'conflict' | undefined> {
  const replay = await findLockReplay(db, request);
  return replay === 'locked' ? 'done' : replay;
}

export const lockFundsEndpoint = (services: Services) =>
  memberEndpoint(activate, async (form, caller) => {
    const { member, idempotencyKey: key } = caller;
    const { Amount: amount, planid: plan, twofactor: code, password } = form;
    const request = { member, key, plan, amount };
    let isProved = false;
    await doOnce(services, {
      intent: lockIntent(request),
      findOutcome: (db) => findLock(db, request),
      before: async () => {
        const isLarge = await isLargeLock(services.db, request);
        if (isLarge) await requireProof(services, caller, { password });
        // Concurrent locks may turn this lock into a large lock.
        isProved = isLarge || (await isFresh(services.db, caller.session));
      },
      attempt: () => attempt(services, request, { code, isProved }, caller),
    });
    return { ...done('FUNDS_LOCKED'), data: { message: 'Activation success' as const } };
  });
