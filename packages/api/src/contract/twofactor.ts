import { OTP_SHAPE, SHORTEST_SECRET } from '@platform/rules/fields';
import * as v from 'valibot';
import { anyCode, anyPassword, otp } from './credentials';
import { defineCall } from './defineCall';
import { added, count, timestampOrEmpty } from './fields';
import { reply } from './reply';
import { problemMessage } from './problemMessage';

/**
 * The code of the error that asks for a code of the authenticator app, too: of `login`, `activate`
 * and `updateWallet`.
 */
export const TWO_FACTOR_REQUIRED = 'TWO_FACTOR_REQUIRED';

/** Whether the caller has two-factor authentication, and whether withdrawals are open. */
export const authStatus = defineCall({
  name: 'authStatus',
  method: 'GET',
  path: '/api/twofactor/authstatus',
  auth: 'member',
  request: v.object({}),
  response: reply({
    data: v.tuple([
      v.object({
        status: v.boolean(),
        /**
         * From when the caller may withdraw, after a change of what guards the account; empty when
         * that is now.
         */
        withdrawals_from: v.optional(timestampOrEmpty, ''),
        /** Whether withdrawals were stopped with a link in a mail. */
        withdrawals_stopped: v.optional(v.boolean(), false),
        /** How many recovery codes are not used yet; 0 without two-factor authentication. */
        recovery_codes_left: added(count),
      }),
    ]),
  }),
});

/**
 * A new secret for the caller's authenticator app. It takes the place of one that was not confirmed
 * by `authOtp`, so clients ask once for each time that they show one.
 */
export const generateSecret = defineCall({
  name: 'generateSecret',
  method: 'GET',
  path: '/api/twofactor/generate',
  auth: 'member',
  request: v.object({}),
  response: reply({
    /** Base32. */
    secret: v.string(),
    otpauth_url: v.string(),
    /** The same address once more, for clients that draw the code themselves. */
    qrCodeUrl: v.string(),
    /** For how many seconds it can be confirmed. */
    expires_in: added(count),
  }),
});

/** What `authOtp` does. */
export const AUTH_TYPES = ['Enable', 'Disable'] as const;

/** What the server says once it is done, by what was done, and when it is not. */
export const TWO_FACTOR_DONE = {
  Enable: '2FA Enabled Successfully',
  Disable: '2FA Disabled Successfully',
} as const;
export const TWO_FACTOR_FAILED = '2FA failed';

/** The code of the error that a one-time code is wrong, or was used before. */
export const WRONG_OTP = 'WRONG_OTP';

/** The code of the error that a secret has expired, or that a newer one took its place. */
export const SECRET_EXPIRED = 'SECRET_EXPIRED';

/**
 * Enables or disables two-factor authentication, given a code of the app and the password. To disable
 * it, a recovery code counts in place of the app's.
 */
export const authOtp = defineCall({
  name: 'authOtp',
  method: 'POST',
  path: '/api/twofactor/authotp',
  auth: 'member',
  request: v.pipe(
    v.object({
      authotp: anyCode,
      authtype: v.pipe(
        v.string(),
        v.values(AUTH_TYPES, problemMessage({ code: 'invalidAuthType' })),
        v.picklist(AUTH_TYPES),
      ),
      /** The secret that is enabled. It is not sent again to disable it: then it may be empty. */
      authkey: v.optional(
        v.pipe(
          v.string(),
          v.maxLength(200, problemMessage({ code: 'tooLong', params: { longest: 200 } })),
        ),
        '',
      ),
      /** The password of the account. Without it the answer is the error `PASSWORD_REQUIRED`. */
      password: v.optional(anyPassword, ''),
    }),
    v.forward(
      v.partialCheck(
        [['authtype'], ['authkey']],
        ({ authtype, authkey }) =>
          authkey.length >= SHORTEST_SECRET || (authtype === 'Disable' && authkey === ''),
        problemMessage({ code: 'shortSecret' }),
      ),
      ['authkey'],
    ),
    v.forward(
      v.partialCheck(
        [['authtype'], ['authotp']],
        ({ authtype, authotp }) => authtype === 'Disable' || OTP_SHAPE.test(authotp),
        problemMessage({ code: 'invalidOtp' }),
      ),
      ['authotp'],
    ),
  ),
  response: reply({
    message: v.picklist([TWO_FACTOR_DONE.Enable, TWO_FACTOR_DONE.Disable]),
    /** The recovery codes, which are told this once; none when it was disabled. */
    recovery_codes: added(v.array(v.string())),
  }),
});

/**
 * New recovery codes in place of all that there were, given a code of the app and the password. They
 * are told this once.
 */
export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/twofactor/recoverycodes',
  auth: 'member',
  request: v.object({
    authotp: otp,
    /** The password of the account. Without it the answer is the error `PASSWORD_REQUIRED`. */
    password: v.optional(anyPassword, ''),
  }),
  response: reply({ message: v.string(), recovery_codes: v.array(v.string()) }),
});
