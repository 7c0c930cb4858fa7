import { LOCK_PLANS, lockProblem, NETWORK_NAMES, withdrawalProblem } from '@platform/rules/funds';
import * as v from 'valibot';
import { walletAddress } from './chain';
import { anyPassword, optionalOtp, otp } from './credentials';
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

/** Looks for new deposits to the caller's address on USDT-BEP20. Clients ignore the answer. */
export const walletDeposit = defineCall({
  name: 'walletDeposit',
  method: 'GET',
  path: '/api/fund/walletdeposit',
  auth: 'member',
  request: v.object({}),
  response: reply({}),
});

/** Looks for new deposits to the caller's addresses on all networks. Clients ignore the answer. */
export const walletDepositMultiple = defineCall({
  name: 'walletDepositMultiple',
  method: 'GET',
  path: '/api/fund/walletdepositmultiple',
  auth: 'member',
  request: v.object({}),
  response: reply({}),
});

/** The caller's deposits, newest first. */
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
      /** The hash of the transaction on the chain. */
      PaymentOrder_Id: v.string(),
      network: added(v.picklist(NETWORK_NAMES)),
    }),
  ),
});

/** What locked funds pay their owner, by plan. It is paid once a month, and with the end of the plan. */
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
        /** What is paid a year, in millionths of the amount. */
        per_year: count,
      }),
    ),
  }),
});

/** The funds that the caller has locked, newest first. */
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
      /** When the plan unlocks them. */
      unlock_at: added(timestamp),
    }),
  ),
});

/**
 * The state of a withdrawal. `Held` waits until the account may go on, `Review` until an operator has looked
 * at it; both keep the amount held, as `Pending` does.
 */
export const WITHDRAWAL_STATES = ['Pending', 'Held', 'Review', 'Success', 'Failed'] as const;

/** The caller's withdrawals, newest first. */
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
       * When the status last changed; empty when that is not known. What is no moment reads 'Invalid
       * date' (the specification), and hides no other row.
       */
      verifydatetime: timestampIfReadable,
      amount: replyAmount,
      /** The payable amount. */
      WithdeollCharge: replyAmount,
      /** The hash of the transaction on the chain; empty until it is sent. */
      BankName: v.string(),
      /** The network it is paid on. */
      network: added(v.picklist(NETWORK_NAMES)),
    }),
  ),
});

/** How `withdraw` ended. */
export const WITHDRAWAL_OUTCOMES = ['Withdrawal Success', 'Withdrawal Failed'] as const;

/**
 * Withdraws from the main wallet. A repetition under the same idempotency key may carry another
 * OTP, the first having expired meanwhile.
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
    /** Asked for when the address is not the one that the member has set; else it may be empty. */
    txnPassword: v.optional(anyPassword, ''),
  }),
  response: reply({
    message: v.string(),
    data: v.object({ status: v.picklist(WITHDRAWAL_OUTCOMES) }),
  }),
});

/** How `activate` ended. */
export const ACTIVATION_OUTCOMES = ['Activation success', 'Activation failed'] as const;

/**
 * Locks funds of the main wallet for the months of a plan. With two-factor authentication large locks
 * take a code, too.
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
  }),
  response: reply({ data: v.object({ message: v.picklist(ACTIVATION_OUTCOMES) }) }),
});
