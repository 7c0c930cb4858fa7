import { LOCK_PLANS, lockProblem, NETWORK_NAMES, withdrawalProblem } from '@platform/rules/funds';
import * as v from 'valibot';
import { walletAddress } from './chain';
import { anyPassword, optionalOtp, otp, proofPassword } from './credentials';
import { defineCall } from './defineCall';
import {
  added,
  amountWithin,
  count,
  oneOf,
  page,
  replyAmount,
  size,
  timestamp,
  timestampIfReadable,
  word,
} from './fields';
import { pageReply, reply } from './reply';

/** Searches for new deposits to the caller's address on USDT-BEP20. Clients ignore the reply. */
export const walletDeposit = defineCall({
  name: 'walletDeposit',
  method: 'GET',
  path: '/api/fund/walletdeposit',
  auth: 'member',
  request: v.object({}),
  response: reply({}),
});

/**
 * Searches for new deposits to the caller's addresses on all networks. Clients ignore the reply.
 */
export const walletDepositMultiple = defineCall({
  name: 'walletDepositMultiple',
  method: 'GET',
  path: '/api/fund/walletdepositmultiple',
  auth: 'member',
  request: v.object({}),
  response: reply({}),
});

/** Lists the caller's deposits, newest first. */
export const depositHistory = defineCall({
  name: 'depositHistory',
  method: 'GET',
  path: '/api/fund/deposithistory',
  auth: 'member',
  request: v.object({ page, size }),
  response: pageReply(
    v.object({
      Date: timestamp,
      USDT: replyAmount,
      /** Transaction hash. */
      PaymentOrder_Id: v.string(),
      network: added(v.picklist(NETWORK_NAMES)),
    }),
  ),
});

/** Lists the rates of the lock plans. Locks pay monthly, and at the end of the plan. */
export const lockPlans = defineCall({
  name: 'lockPlans',
  method: 'GET',
  path: '/api/fund/lockplans',
  auth: 'member',
  request: v.object({}),
  response: reply({
    data: v.array(
      v.object({
        planid: oneOf(LOCK_PLANS),
        /** Yearly rate, in millionths of the amount. */
        per_year: count,
      }),
    ),
  }),
});

/** Lists the caller's locked funds, newest first. */
export const activationHistory = defineCall({
  name: 'activationHistory',
  method: 'GET',
  path: '/api/fund/activationhistory',
  auth: 'member',
  request: v.object({ page, size }),
  response: pageReply(
    v.object({
      ActivationDate: timestamp,
      Amount: replyAmount,
      planid: added(v.picklist(LOCK_PLANS)),
      /** End of the lock plan. */
      unlock_at: added(timestamp),
    }),
  ),
});

/**
 * States of a withdrawal. `Held` waits until the account may withdraw; `Review` waits for an
 * operator. Both states reserve the amount, as `Pending` does.
 */
export const WITHDRAWAL_STATES = ['Pending', 'Held', 'Review', 'Success', 'Failed'] as const;

/** Lists the caller's withdrawals, newest first. */
export const withdrawalHistory = defineCall({
  name: 'withdrawalHistory',
  method: 'GET',
  path: '/api/fund/withdrawalhistory',
  auth: 'member',
  request: v.object({ page, size }),
  response: pageReply(
    v.object({
      Status: word(WITHDRAWAL_STATES),
      /**
       * Time of the last change of status; empty if unknown. An invalid time is shown as 'Invalid
       * date' (the specification) and must not hide other rows.
       */
      verifydatetime: timestampIfReadable,
      amount: replyAmount,
      /** Payable amount. */
      WithdeollCharge: replyAmount,
      /** Transaction hash; empty until the transaction is sent. */
      BankName: v.string(),
      network: added(v.picklist(NETWORK_NAMES)),
    }),
  ),
});

export const WITHDRAWAL_OUTCOMES = ['Withdrawal Success', 'Withdrawal Failed'] as const;

/**
 * Withdraws from the main wallet. A retry with the same idempotency key may have a different OTP,
 * because the first one expires. Withdrawing more than 1,000 USDT in 24 hours requires a fresh
 * session or the password.
 */
export const withdraw = defineCall({
  name: 'withdraw',
  method: 'POST',
  path: '/api/fund/Withdrawalnow',
  auth: 'member',
  idempotent: true,
  request: v.object({
    Amount: amountWithin((amount) => withdrawalProblem(amount)),
    Address: walletAddress,
    twofactor: otp,
    /** TXN password. Required for an address other than the member's own; otherwise it may be empty. */
    txnPassword: v.optional(anyPassword, ''),
    password: proofPassword,
  }),
  response: reply({
    message: v.string(),
    data: v.object({ status: v.picklist(WITHDRAWAL_OUTCOMES) }),
  }),
});

export const ACTIVATION_OUTCOMES = ['Activation success', 'Activation failed'] as const;

/**
 * Locks funds from the main wallet for a plan's number of months. With two-factor authentication,
 * large locks require a code. They also require a fresh session, or the password.
 */
export const activate = defineCall({
  name: 'activate',
  method: 'POST',
  path: '/api/fund/Activatenow',
  auth: 'member',
  idempotent: true,
  request: v.object({
    Amount: amountWithin(lockProblem),
    planid: oneOf(LOCK_PLANS),
    twofactor: optionalOtp,
    password: proofPassword,
  }),
  response: reply({ data: v.object({ message: v.picklist(ACTIVATION_OUTCOMES) }) }),
});
