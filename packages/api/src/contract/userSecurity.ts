import * as v from 'valibot';
import { walletAddress } from './chain';
import {
  anyPassword,
  currentPassword,
  newPassword,
  optionalOtp,
  proofPassword,
  txnPassword,
} from './credentials';
import { defineCall } from './defineCall';
import { count, page, replyAmount, size, timestamp } from './fields';
import { pageReply, reply } from './reply';
import { problemMessage } from './problemMessage';

/** Error code of `checkTxnPassword` if the caller has no TXN password. */
export const NO_TXN_PASSWORD = 'NO_TXN_PASSWORD';

/**
 * Checks for a TXN password. The call succeeds if the caller has one, and fails with `NO_TXN_PASSWORD`
 * otherwise.
 */
export const checkTxnPassword = defineCall({
  name: 'checkTxnPassword',
  method: 'GET',
  path: '/api/user/checkTxnPassword',
  auth: 'member',
  request: v.object({}),
  response: reply({}),
});

/** Changes the caller's password, and ends all of their other sessions. */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: '/api/user/changePassword',
  auth: 'member',
  request: v.pipe(
    v.object({
      current_password: currentPassword,
      new_password: newPassword,
      confirm_new_password: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['new_password'], ['confirm_new_password']],
        (form) => form.new_password === form.confirm_new_password,
        problemMessage({ code: 'passwordsDiffer' }),
      ),
      ['confirm_new_password'],
    ),
  ),
  response: reply({ message: v.string() }),
});

/**
 * Sets or changes the TXN password, and ends all of the caller's other sessions. A change requires the
 * current TXN password. Setting the first one requires a fresh session, or the password and a code.
 */
export const changeTxnPassword = defineCall({
  name: 'changeTxnPassword',
  method: 'POST',
  path: '/api/user/changeTxnPassword',
  auth: 'member',
  request: v.pipe(
    v.object({
      /** Current TXN password; empty if the caller has none. */
      currentTxnPassword: v.optional(anyPassword, ''),
      txnPassword: newPassword,
      reTxnPassword: v.string(),
      password: proofPassword,
      twofactor: optionalOtp,
    }),
    v.forward(
      v.partialCheck(
        [['txnPassword'], ['reTxnPassword']],
        (form) => form.txnPassword === form.reTxnPassword,
        problemMessage({ code: 'passwordsDiffer' }),
      ),
      ['reTxnPassword'],
    ),
  ),
  response: reply({ message: v.string() }),
});

/**
 * Sets the withdrawal address that needs no TXN password. With two-factor authentication, the call
 * also needs a code. The session must be fresh, or the call needs the password.
 */
export const updateWallet = defineCall({
  name: 'updateWallet',
  method: 'POST',
  path: '/api/user/updateWallet',
  auth: 'member',
  request: v.object({
    wallet_address: walletAddress,
    txnPassword,
    twofactor: optionalOtp,
    password: proofPassword,
  }),
  response: reply({ message: v.string() }),
});

/** Lists the caller's sessions, most recently used first. */
export const sessions = defineCall({
  name: 'sessions',
  method: 'GET',
  path: '/api/user/sessions',
  auth: 'member',
  request: v.object({}),
  response: reply({
    data: v.array(
      v.object({
        id: v.string(),
        browser: v.string(),
        platform: v.string(),
        /** Estimated location by IP address; empty if unknown. */
        geo: v.string(),
        ip_address: v.string(),
        last_used: timestamp,
        /** True for the session of this request. */
        current: v.boolean(),
      }),
    ),
  }),
});

/** Ends one of the caller's sessions. Requires a fresh session, or the password and a code. */
export const revokeSession = defineCall({
  name: 'revokeSession',
  method: 'POST',
  path: '/api/user/revokeSession',
  auth: 'member',
  request: v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'id must be the id of a session.')),
    password: proofPassword,
    twofactor: optionalOtp,
  }),
  response: reply({ message: v.string() }),
});

/** Resends the link that confirms the caller's email address. */
export const sendConfirmation = defineCall({
  name: 'sendConfirmation',
  method: 'POST',
  path: '/api/user/sendConfirmation',
  auth: 'member',
  request: v.object({}),
  response: reply({ message: v.string() }),
});

/** Error code of `withdraw` if the email address is unconfirmed. */
export const EMAIL_UNCONFIRMED = 'EMAIL_UNCONFIRMED';

/**
 * Lists events of the caller's account, such as sign-ins, changes to credentials and payouts,
 * newest first.
 */
export const securityLog = defineCall({
  name: 'securityLog',
  method: 'GET',
  path: '/api/user/securityLog',
  auth: 'member',
  request: v.object({ page, size }),
  response: pageReply(
    v.object({
      id: v.string(),
      at: timestamp,
      /**
       * Kind of the event: one of `SECURITY_EVENTS` in @platform/rules, or one known only to a
       * newer server.
       */
      event: v.string(),
      /**
       * Browser used for the action. This field and the next three are empty for actions by the
       * platform.
       */
      browser: v.string(),
      platform: v.string(),
      geo: v.string(),
      ip_address: v.string(),
      /** Amount of a payment. */
      amount: v.optional(replyAmount),
      /** Wallet address that the event concerns. */
      wallet: v.optional(v.string()),
      /** Number of refused attempts since the previous event, not including this one. */
      refused: v.optional(count),
    }),
  ),
});
