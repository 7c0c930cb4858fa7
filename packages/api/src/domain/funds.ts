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

/** Every way in which the member deposits. */
export interface DepositWays {
  readonly addresses: readonly NetworkAddress[];
  /** Another way to pay, as text; `null` when there is none. */
  readonly other: string | null;
}

/** How something the server tried has ended. */
export interface Outcome extends ServerMessage {
  readonly succeeded: boolean;
}

/** The states by their names on the wire. Any other name is of a payment that has not ended. */
const WITHDRAWAL_STATE: ReadonlyMap<string, Withdrawal['state']> = new Map([
  ['Pending', 'pending'],
  ['Held', 'held'],
  ['Review', 'review'],
  ['Success', 'success'],
  ['Failed', 'failed'],
]);

/** The network of a server that names none: the one that `companyaddress` is an address of. */
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

/** What each plan pays a year, in millionths of the amount. */
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

export const toLockOutcome = ({ data, ...said }: CallAnswer<typeof activate>): Outcome => ({
  ...toServerMessage({ ...said, message: data.message }),
  succeeded: data.message === 'Activation success',
});

/**
 * Withdraws from the main wallet. The amount is decimal text, as typed; the TXN password is empty when
 * the address is the member's own.
 */
export const withdrawalForm = defineForm(withdraw, {
  amount: 'Amount',
  address: 'Address',
  otp: 'twofactor',
  txnPassword: 'txnPassword',
});
export type WithdrawalRequest = FieldsOf<typeof withdrawalForm>;

/**
 * Locks funds of the main wallet. The amount is decimal text, as typed; the code is empty unless the
 * lock is a large one.
 */
export const lockForm = defineForm(activate, {
  amount: 'Amount',
  plan: 'planid',
  otp: 'twofactor',
});
export type LockRequest = FieldsOf<typeof lockForm>;
