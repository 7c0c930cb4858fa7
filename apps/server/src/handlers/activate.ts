import { activate } from '@platform/api/contract';
import { otpOf } from '../accounts/attempts';
import { isLargeLock, lockWithCode, type GuardedLockOutcome } from '../funds/largeLocks';
import { findLockReplay, type LockRequest } from '../funds/locks';
import { memberEndpoint } from '../http/endpoint';
import { done } from '../http/done';
import { Refusal } from '../http/refusal';
import { keyConflict } from './keyConflict';
import { codeRequired, wrongCode } from './secondFactor';
import type { Services } from './services';

const REFUSALS: Record<Exclude<GuardedLockOutcome, 'locked'>, () => Refusal> = {
  conflict: () => keyConflict('lock'),
  'code-required': codeRequired,
  'wrong-code': wrongCode,
  funds: () => new Refusal(422, 'INSUFFICIENT_BALANCE', { purpose: 'lock' }),
};

async function attempt(
  { db, twoFactor, attempts }: Services,
  request: LockRequest,
  code: string,
): Promise<GuardedLockOutcome> {
  const lock = (used: string) => db.transaction((tx) => lockWithCode(tx, twoFactor, request, used));
  // A code that is not looked at, or not there, is no attempt.
  const guessed = code !== '' && (await findLockReplay(db, request)) === undefined;
  if (!guessed || !(await isLargeLock(db, request))) return lock('');
  await attempts.claim(otpOf(request.member));
  const outcome = await lock(code);
  // Only after a code that was right: anything else would reset the count of guesses.
  if (outcome === 'locked' || outcome === 'funds') await attempts.succeed(otpOf(request.member));
  return outcome;
}

export const activateEndpoint = (services: Services) =>
  memberEndpoint(activate, async (request, { member, idempotencyKey: key }) => {
    const { Amount: amount, planid: plan, twofactor: code } = request;
    const outcome = await attempt(services, { member, key, plan, amount }, code);
    if (outcome !== 'locked') throw REFUSALS[outcome]();
    return { ...done('FUNDS_LOCKED'), data: { message: 'Activation success' as const } };
  });
