import { withdraw } from '@platform/api/contract';
import { toDecimal, USDT, type MicroUsdt } from '@platform/rules/money';
import { otpOf } from '../../account/attempts';
import { guardsOf } from '../../account/guards';
import { describeDevice } from '../../account/securityLog';
import { hasTxnPassword } from '../../account/txnPassword';
import type { Queryable } from '../../db/database';
import { isLargeWithdrawal } from '../../wallet/largeWithdrawals';
import { keepRefusal } from '../../wallet/refusals';
import { signerSeen } from '../../wallet/signers';
import { noticeOfWithdrawal, withdrawalMail } from '../../wallet/withdrawalMail';
import {
  findReplay,
  requestWithdrawal,
  withdrawalIntent,
  type WithdrawalOutcome,
  type WithdrawalRequest,
} from '../../wallet/withdrawals';
import { memberEndpoint, type Caller } from '../../http/endpoint';
import { done } from '../../http/done';
import { Refusal } from '../../http/refusal';
import { checkedAddress } from './checkedAddress';
import { confirmTxnPassword } from '../account/passwords/confirmTxnPassword';
import { requireProof } from '../account/passwords/proof';
import { doOnce, refusedOf } from '../intents/doOnce';
import { requireConfirmedEmail } from '../account/requireConfirmedEmail';
import { wrongCode } from '../account/twoFactor/secondFactor';
import { sendMail } from '../shared/sendMail';
import type { Services } from '../shared/services';
import { barRefusal } from './withdrawalBars';
import { logWrongTry } from '../account/passwords/wrongTries';

const REFUSALS = {
  funds: () => new Refusal(422, 'INSUFFICIENT_BALANCE', { purpose: 'withdrawal' }),
  'wrong-code': wrongCode,
  'no-two-factor': () => new Refusal(422, 'TWO_FACTOR_DISABLED', { purpose: 'withdrawal' }),
  'other-address': () => new Refusal(422, 'TXN_PASSWORD_REQUIRED'),
};

/** Returns the refusal that results from an attempt, if any; `doOnce` finds the other refusals. */
function refusalFor(outcome: WithdrawalOutcome): Refusal | undefined {
  if (typeof outcome === 'object') return barRefusal(outcome);
  return outcome in REFUSALS ? REFUSALS[outcome as keyof typeof REFUSALS]() : undefined;
}

/** @throws Refusal if the request fails before its code is checked */
async function authorize(
  services: Services,
  { member, address }: WithdrawalRequest,
  txnPassword: string,
  caller: Caller,
): Promise<string | undefined> {
  const { db, twoFactor, withdrawalWaitHours } = services;
  const { bar, walletAddress } = await guardsOf(db, member, withdrawalWaitHours);
  if (bar !== undefined) throw barRefusal(bar);
  if (!(await twoFactor.isEnabled(db, member))) throw REFUSALS['no-two-factor']();
  if (address === walletAddress) return undefined;
  if (txnPassword === '' && (await hasTxnPassword(db, member))) throw REFUSALS['other-address']();
  return confirmTxnPassword(services, caller, txnPassword);
}

async function ask(
  services: Services,
  request: WithdrawalRequest,
  txnPassword: string,
  caller: Caller,
): Promise<WithdrawalOutcome> {
  const { db, random, twoFactor, attempts, withdrawalWaitHours: waitHours } = services;
  const txnPasswordHash = await authorize(services, request, txnPassword, caller);
  await attempts.claim(otpOf(request.member));
  const { outcome, notice } = await db.transaction(async (tx) => {
    await describeDevice(tx, caller);
    const asked = { ...request, txnPasswordHash };
    const outcome = await requestWithdrawal(tx, twoFactor, asked, waitHours);
    const refusal = refusalFor(outcome);
    // Stores the refusal with the use of the code, so that copies of the request get the same
    // response.
    if (refusal) await keepRefusal(tx, withdrawalIntent(request), refusedOf(refusal));
    if (outcome === 'wrong-code') await logWrongTry(tx, 'code-wrong', caller);
    if (outcome !== 'held') return { outcome };
    const withdrawal = { member: request.member, key: request.key, device: caller };
    return { outcome, notice: await noticeOfWithdrawal(tx, random, waitHours, withdrawal) };
  });
  if (notice !== undefined) {
    sendMail(services, caller, (site) => withdrawalMail({ ...notice, ...site }));
  }
  // Only a correct code may reset the count of guesses.
  if (outcome === 'held' || outcome === 'funds') await attempts.succeed(otpOf(request.member));
  return outcome;
}

/** Requires the minimum of the brand. The contract enforces the minimum of the platform. */
function requireMinimum(amount: MicroUsdt, { site }: Pick<Caller, 'site'>): void {
  const least = site().brand.content?.minimumWithdrawal;
  const minimum = BigInt(least ?? 0) * USDT;
  if (amount < minimum) {
    throw new Refusal(422, 'WITHDRAWAL_TOO_SMALL', { minimum: toDecimal(minimum) });
  }
}

async function attempt(
  services: Services,
  request: WithdrawalRequest,
  txnPassword: string,
  caller: Caller,
): Promise<'done' | 'refused'> {
  const { chain, db } = services;
  // Withdrawals are open once a signer has announced its wallet. They wait while the signer is offline.
  if (chain.payouts === undefined || (await signerSeen(db)) === undefined) {
    throw new Refusal(503, 'WITHDRAWALS_CLOSED');
  }
  requireMinimum(request.amount, caller);
  await requireConfirmedEmail(services, request.member);
  const outcome = await ask(services, request, txnPassword, caller);
  return outcome === 'held' || outcome === 'replayed' ? 'done' : 'refused';
}

async function findWithdrawal(
  db: Queryable,
  request: WithdrawalRequest,
): Promise<'done' | 'conflict' | undefined> {
  const replay = await findReplay(db, request);
  return replay === 'replayed' ? 'done' : replay;
}

export const withdrawEndpoint = (services: Services) =>
  memberEndpoint(withdraw, async (form, caller) => {
    const { member, idempotencyKey: key } = caller;
    const { Amount: amount, twofactor: code, txnPassword, password } = form;
    const request = { member, key, amount, address: checkedAddress(form.Address), code };
    // A retry of a decided request does not check the code. It is not an attempt to guess a code.
    await doOnce(services, {
      intent: withdrawalIntent(request),
      findOutcome: (db) => findWithdrawal(db, request),
      before: async () => {
        if (await isLargeWithdrawal(services.db, request)) {
          await requireProof(services, caller, { password });
        }
      },
      attempt: () => attempt(services, request, txnPassword, caller),
    });
    return {
      ...done('WITHDRAWAL_REQUESTED'),
      data: { status: 'Withdrawal Success' as const },
    };
  });
