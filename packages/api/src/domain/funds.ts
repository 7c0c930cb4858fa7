import { PAYOUT_NETWORK, type LockPlan, type Network } from '@platform/rules/funds';
import type { Deposit, Lock, NetworkAddress, Withdrawal } from '@platform/rules/models';
import {
  activate,
  withdraw,
  type activationHistory,
  type lockPlans,
  type CallAnswer,
  type depositHistory,
  type walletInfo,
  type withdrawalHistory,
} from '../contract';
import { defineForm, type FieldsOf } from './form';
import { toServerMessage, type ServerMessage } from './message';
import { toPage, type HistoryPage } from './page';

export type { Deposit, Lock, Network, NetworkAddress, Withdrawal };

/** The member's deposit methods. */
export interface DepositWays {
  readonly addresses: readonly NetworkAddress[];
  /** Another payment method, as text; `null` if there is none. */
  readonly other: string | null;
}

export interface Outcome extends ServerMessage {
  readonly succeeded: boolean;
}

/** States by wire name. Unknown names count as pending. */
const WITHDRAWAL_STATE: ReadonlyMap<string, Withdrawal['state']> = new Map([
  ['Pending', 'pending'],
  ['Held', 'held'],
  ['Review', 'review'],
  ['Success', 'success'],
  ['Failed', 'failed'],
]);

/** Network of `companyaddress`, for servers that name no network. */
const COMPANY_NETWORK: Network = 'USDT-BEP20';

export const toDepositWays = (answer: CallAnswer<typeof walletInfo>): DepositWays => ({
  addresses:
    answer.networks ??
    [{ network: COMPANY_NETWORK, address: answer.companyaddress }].filter(
      ({ address }) => address !== '',
    ),
  other: answer.PhonepayNo || null,
});

export const toDeposits = (answer: CallAnswer<typeof depositHistory>): HistoryPage<Deposit> =>
  toPage(answer, (row) => ({
    hash: row.PaymentOrder_Id,
    network: row.network ?? COMPANY_NETWORK,
    amount: row.USDT,
    madeAt: row.Date,
  }));

/** Yearly rate for each plan, in millionths of the amount. */
export type LockProfits = Readonly<Partial<Record<LockPlan, bigint>>>;

export const toLockProfits = ({ data }: CallAnswer<typeof lockPlans>): LockProfits =>
  Object.fromEntries(data.map(({ planid, per_year }) => [planid, BigInt(per_year)]));

export const toLocks = (answer: CallAnswer<typeof activationHistory>): HistoryPage<Lock> =>
  toPage(answer, (row) => ({
    amount: row.Amount,
    plan: row.planid ?? null,
    lockedAt: row.ActivationDate,
    unlocksAt: row.unlock_at ?? null,
  }));

export const toWithdrawals = (
  answer: CallAnswer<typeof withdrawalHistory>,
): HistoryPage<Withdrawal> =>
  toPage(answer, (row) => ({
    network: row.network ?? PAYOUT_NETWORK,
    state: WITHDRAWAL_STATE.get(row.Status) ?? 'pending',
    amount: row.amount,
    payable: row.WithdeollCharge,
    hash: row.BankName || null,
    changedAt: row.verifydatetime,
  }));

export const toWithdrawalOutcome = (answer: CallAnswer<typeof withdraw>): Outcome => ({
  ...toServerMessage(answer),
  succeeded: answer.data.status === 'Withdrawal Success',
});

export const toLockOutcome = ({ data, ...rest }: CallAnswer<typeof activate>): Outcome => ({
  ...toServerMessage({ ...rest, message: data.message }),
  succeeded: data.message === 'Activation success',
});

/**
 * Withdrawal from the main wallet. The amount is decimal text, as typed. The TXN password is empty
 * for the member's own address.
 */
export const withdrawalForm = defineForm(withdraw, {
  amount: 'Amount',
  address: 'Address',
  otp: 'twofactor',
  txnPassword: 'txnPassword',
});
export type WithdrawalRequest = FieldsOf<typeof withdrawalForm>;

/**
 * Lock of funds in the main wallet. The amount is decimal text, as typed. The code is empty except
 * for large locks.
 */
export const lockForm = defineForm(activate, {
  amount: 'Amount',
  plan: 'planid',
  otp: 'twofactor',
});
export type LockRequest = FieldsOf<typeof lockForm>;
