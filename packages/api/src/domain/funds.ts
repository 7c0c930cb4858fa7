import type { LockPlan, Network } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import {
  activate,
  withdraw,
  type activationHistory,
  type CallAnswer,
  type depositHistory,
  type walletInfo,
  type WITHDRAWAL_STATES,
  type withdrawalHistory,
} from '../contract';
import { defineForm, type FieldsOf } from './form';
import { toPage, type Page } from './page';

export type { Network };

/** Where the member deposits to. */
export interface DepositAddress {
  readonly network: Network;
  readonly address: string;
}

export interface Deposit {
  /** The hash of the transaction on the chain. */
  readonly hash: string;
  readonly network: Network;
  readonly amount: MicroUsdt;
  /** Epoch ms. */
  readonly madeAt: number;
}

/** Funds that the member has locked. */
export interface Lock {
  readonly amount: MicroUsdt;
  readonly plan: LockPlan;
  /** Epoch ms. */
  readonly lockedAt: number;
  /** Epoch ms. */
  readonly unlocksAt: number;
}

export interface Withdrawal {
  readonly state: Lowercase<(typeof WITHDRAWAL_STATES)[number]>;
  readonly amount: MicroUsdt;
  /** What is paid out. */
  readonly payable: MicroUsdt;
  /** The hash of the transaction on the chain; `null` until it is sent. */
  readonly hash: string | null;
  /** When the state last changed, epoch ms; `null` when that is not known. */
  readonly changedAt: number | null;
}

/** How something the server tried has ended. */
export interface Outcome {
  readonly succeeded: boolean;
  /** What the server says about it, for a toast. */
  readonly message: string;
}

const WITHDRAWAL_STATE = {
  Pending: 'pending',
  Held: 'held',
  Review: 'review',
  Success: 'success',
  Failed: 'failed',
} as const;

export const toDepositAddresses = (
  answer: CallAnswer<typeof walletInfo>,
): readonly DepositAddress[] => answer.networks;

export const toDeposits = (answer: CallAnswer<typeof depositHistory>): Page<Deposit> =>
  toPage(answer, (row) => ({
    hash: row.PaymentOrder_Id,
    network: row.network,
    amount: row.USDT,
    madeAt: row.Date,
  }));

export const toLocks = (answer: CallAnswer<typeof activationHistory>): Page<Lock> =>
  toPage(answer, (row) => ({
    amount: row.Amount,
    plan: row.planid,
    lockedAt: row.ActivationDate,
    unlocksAt: row.unlock_at,
  }));

export const toWithdrawals = (answer: CallAnswer<typeof withdrawalHistory>): Page<Withdrawal> =>
  toPage(answer, (row) => ({
    state: WITHDRAWAL_STATE[row.Status],
    amount: row.amount,
    payable: row.WithdeollCharge,
    hash: row.BankName || null,
    changedAt: row.verifydatetime,
  }));

export const toWithdrawalOutcome = ({ data, message }: CallAnswer<typeof withdraw>): Outcome => ({
  succeeded: data.status === 'Withdrawal Success',
  message,
});

export const toLockOutcome = ({ data }: CallAnswer<typeof activate>): Outcome => ({
  succeeded: data.message === 'Activation success',
  message: data.message,
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
