import { withdraw } from '@platform/api/contract';
import { otpOf } from '../accounts/attempts';
import { guardsOf } from '../accounts/guards';
import { sayDevice } from '../accounts/securityLog';
import { hasTxnPassword } from '../accounts/txnPassword';
import { noticeOfWithdrawal, withdrawalMail } from '../funds/withdrawalMail';
import {
  findReplay,
  requestWithdrawal,
  type WithdrawalOutcome,
  type WithdrawalRequest,
} from '../funds/withdrawals';
import { memberEndpoint, type Caller } from '../http/endpoint';
import { done } from '../http/done';
import { Refusal } from '../http/refusal';
import { checkedAddress } from './checkedAddress';
import { confirmTxnPassword } from './confirmTxnPassword';
import { keyConflict } from './keyConflict';
import { requireConfirmedEmail } from './requireConfirmedEmail';
import { wrongCode } from './secondFactor';
import { sendMail } from './sendMail';
import type { Services } from './services';
import { barRefusal } from './withdrawalBars';

type Outcome = Exclude<WithdrawalOutcome, object>;

const REFUSALS: Record<Exclude<Outcome, 'held' | 'replayed'>, () => Refusal> = {
  conflict: () => keyConflict('withdrawal'),
  funds: () => new Refusal(422, 'INSUFFICIENT_BALANCE', { purpose: 'withdrawal' }),
  'wrong-code': wrongCode,
  'no-two-factor': () => new Refusal(422, 'TWO_FACTOR_DISABLED', { purpose: 'withdrawal' }),
  'other-address': () => new Refusal(422, 'TXN_PASSWORD_REQUIRED'),
};

/**
 * The hash of the TXN password, where the address makes it needed; undefined where it is not.
 *
 * @throws Refusal for whatever makes it needless to look at a code
 */
async function authorize(
  services: Services,
  { member, address }: WithdrawalRequest,
  txnPassword: string,
): Promise<string | undefined> {
  const { db, twoFactor, withdrawalWaitHours } = services;
  const { bar, walletAddress } = await guardsOf(db, member, withdrawalWaitHours);
  if (bar !== undefined) throw barRefusal(bar);
  if (!(await twoFactor.isEnabled(db, member))) throw REFUSALS['no-two-factor']();
  if (address === walletAddress) return undefined;
  if (txnPassword === '' && (await hasTxnPassword(db, member))) throw REFUSALS['other-address']();
  return confirmTxnPassword(services, member, txnPassword);
}

async function attempt(
  services: Services,
  request: WithdrawalRequest,
  txnPassword: string,
  caller: Caller,
): Promise<WithdrawalOutcome> {
  const { db, random, twoFactor, attempts, withdrawalWaitHours: waitHours } = services;
  // A repetition brings no code to guess with, so it is no attempt.
  const replay = await findReplay(db, request);
  if (replay !== undefined) return replay;
  const txnPasswordHash = await authorize(services, request, txnPassword);
  await attempts.claim(otpOf(request.member));
  const { outcome, notice } = await db.transaction(async (tx) => {
    await sayDevice(tx, caller);
    const asked = { ...request, txnPasswordHash };
    const outcome = await requestWithdrawal(tx, twoFactor, asked, waitHours);
    if (outcome !== 'held') return { outcome };
    const withdrawal = { member: request.member, key: request.key, device: caller };
    return { outcome, notice: await noticeOfWithdrawal(tx, random, waitHours, withdrawal) };
  });
  if (notice !== undefined) {
    sendMail(services, caller, (site) => withdrawalMail({ ...notice, ...site }));
  }
  // Only after a code that was right: anything else would reset the count of guesses.
  if (outcome === 'held' || outcome === 'funds') await attempts.succeed(otpOf(request.member));
  return outcome;
}

export const withdrawEndpoint = (services: Services) =>
  memberEndpoint(withdraw, async (request, caller) => {
    const { member, idempotencyKey: key } = caller;
    if (services.chain.payouts === undefined) {
      throw new Refusal(503, 'WITHDRAWALS_CLOSED');
    }
    await requireConfirmedEmail(services, member);
    const { Amount: amount, twofactor: code, txnPassword } = request;
    const address = checkedAddress(request.Address);
    const asked = { member, key, amount, address, code };
    const outcome = await attempt(services, asked, txnPassword, caller);
    if (typeof outcome === 'object') throw barRefusal(outcome);
    if (outcome !== 'held' && outcome !== 'replayed') throw REFUSALS[outcome]();
    return {
      ...done('WITHDRAWAL_REQUESTED'),
      data: { status: 'Withdrawal Success' as const },
    };
  });
