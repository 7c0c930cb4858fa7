import { withdraw } from '@platform/api/contract';
import { otpOf } from '../accounts/attempts';
import type { Device } from '../accounts/device';
import { sayDevice } from '../accounts/securityLog';
import {
  findReplay,
  requestWithdrawal,
  type WithdrawalOutcome,
  type WithdrawalRequest,
} from '../funds/withdrawals';
import { memberEndpoint } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import { checkedAddress } from './checkedAddress';
import { keyConflict } from './keyConflict';
import { requireConfirmedEmail } from './requireConfirmedEmail';
import type { Services } from './services';

const REFUSALS: Record<Exclude<WithdrawalOutcome, 'held' | 'replayed'>, () => Refusal> = {
  conflict: () => keyConflict('withdrawal'),
  funds: () =>
    new Refusal(
      422,
      'Your balance is too low for this withdrawal and its fee.',
      'INSUFFICIENT_BALANCE',
    ),
  'wrong-code': () => new Refusal(422, 'This OTP is wrong or was used before.', 'WRONG_OTP'),
  'no-two-factor': () =>
    new Refusal(
      422,
      'Withdrawals need two-factor authentication. Please enable it first.',
      'TWO_FACTOR_DISABLED',
    ),
};

async function attempt(
  { db, twoFactor, attempts }: Services,
  request: WithdrawalRequest,
  device: Device,
): Promise<WithdrawalOutcome> {
  // A repetition brings no code to guess with, so it is no attempt.
  const replay = await findReplay(db, request);
  if (replay !== undefined) return replay;
  await attempts.claim(otpOf(request.member));
  const outcome = await db.transaction(async (tx) => {
    await sayDevice(tx, device);
    return requestWithdrawal(tx, twoFactor, request);
  });
  // Only after a code that was right: anything else would let a guesser start afresh.
  if (outcome === 'held' || outcome === 'funds') await attempts.succeed(otpOf(request.member));
  return outcome;
}

export const withdrawEndpoint = (services: Services) =>
  memberEndpoint(withdraw, async (request, caller) => {
    const { member, idempotencyKey: key } = caller;
    if (services.chain.payouts === undefined) {
      throw new Refusal(503, 'Withdrawals are not open right now.', 'WITHDRAWALS_CLOSED');
    }
    await requireConfirmedEmail(services, member);
    const { Amount: amount, twofactor: code } = request;
    const address = checkedAddress(request.Address);
    const outcome = await attempt(services, { member, key, amount, address, code }, caller);
    if (outcome !== 'held' && outcome !== 'replayed') throw REFUSALS[outcome]();
    return {
      message: 'Your withdrawal is on its way.',
      data: { status: 'Withdrawal Success' as const },
    };
  });
