import * as v from 'valibot';
import { walletAddress } from './chain';
import { anyPassword, currentPassword, newPassword, optionalOtp, txnPassword } from './credentials';
import { defineCall } from './defineCall';
import { count, page, replyAmount, size, timestamp } from './fields';
import { pageReply, reply } from './reply';
import { problemMessage } from './problemMessage';

/** The code of the error by which `checkTxnPassword` says no. */
export const NO_TXN_PASSWORD = 'NO_TXN_PASSWORD';

/**
 * Whether the caller has set a TXN password. The status itself is the answer: success for yes, an
 * error with the code `NO_TXN_PASSWORD` for no.
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

/** Sets the TXN password, or changes it: then the current one must be given. */
export const changeTxnPassword = defineCall({
  name: 'changeTxnPassword',
  method: 'POST',
  path: '/api/user/changeTxnPassword',
  auth: 'member',
  request: v.pipe(
    v.object({
      /** Empty as long as `checkTxnPassword` says that there is none. */
      currentTxnPassword: v.optional(anyPassword, ''),
      txnPassword: newPassword,
      reTxnPassword: v.string(),
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
 * Sets the address that withdrawals go to without the TXN password. With two-factor authentication it
 * takes a code, too.
 */
export const updateWallet = defineCall({
  name: 'updateWallet',
  method: 'POST',
  path: '/api/user/updateWallet',
  auth: 'member',
  request: v.object({ wallet_address: walletAddress, txnPassword, twofactor: optionalOtp }),
  response: reply({ message: v.string() }),
});

/** Where the caller is signed in, the latest use first. */
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
        /** Where the address is thought to be; empty when unknown. */
        geo: v.string(),
        ip_address: v.string(),
        last_used: timestamp,
        /** Whether it is the session that asks. */
        current: v.boolean(),
      }),
    ),
  }),
});

/** Ends one of the caller's sessions. */
export const revokeSession = defineCall({
  name: 'revokeSession',
  method: 'POST',
  path: '/api/user/revokeSession',
  auth: 'member',
  request: v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'id is the id of a session.')),
  }),
  response: reply({ message: v.string() }),
});

/** Sends the link by which the caller confirms their e-mail address once more. */
export const sendConfirmation = defineCall({
  name: 'sendConfirmation',
  method: 'POST',
  path: '/api/user/sendConfirmation',
  auth: 'member',
  request: v.object({}),
  response: reply({ message: v.string() }),
});

/** The code of the error by which `withdraw` asks for a confirmed e-mail address. */
export const EMAIL_UNCONFIRMED = 'EMAIL_UNCONFIRMED';

/** What happened to the caller's account: sign-ins, changes of credentials, payouts; newest first. */
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
      /** One of `SECURITY_EVENTS` in @platform/rules; a newer server may know more. */
      event: v.string(),
      /** Where it was done; these four are empty for what the platform did. */
      browser: v.string(),
      platform: v.string(),
      geo: v.string(),
      ip_address: v.string(),
      /** The amount of a payment. */
      amount: v.optional(replyAmount),
      /** The wallet's address that it is about. */
      wallet: v.optional(v.string()),
      /** How many more attempts were refused since the one before. */
      refused: v.optional(count),
    }),
  ),
});
