import { OTP_SHAPE, SHORTEST_SECRET } from '@platform/rules/fields';
import * as v from 'valibot';
import { anyCode, otp, proofPassword } from './credentials';
import { defineCall } from './defineCall';
import { added, count, timestampOrEmpty } from './fields';
import { reply } from './reply';
import { problemMessage } from './problemMessage';

/** Error code of `login`, `activate` and `updateWallet` if they require an authenticator code. */
export const TWO_FACTOR_REQUIRED = 'TWO_FACTOR_REQUIRED';

/** Returns the caller's two-factor authentication and withdrawal state. */
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
         * Time from which the caller may withdraw after a security change; empty if withdrawals are
         * not delayed.
         */
        withdrawals_from: v.optional(timestampOrEmpty, ''),
        /** True if withdrawals were stopped with an email link. */
        withdrawals_stopped: v.optional(v.boolean(), false),
        /** Number of unused recovery codes; 0 without two-factor authentication. */
        recovery_codes_left: added(count),
      }),
    ]),
  }),
});

/**
 * Creates a secret for the caller's authenticator app. It replaces an unconfirmed secret, so make
 * this call once per display.
 */
export const generateSecret = defineCall({
  name: 'generateSecret',
  method: 'GET',
  path: '/api/twofactor/generate',
  auth: 'member',
  request: v.object({}),
  response: reply({
    /** Secret in Base32. */
    secret: v.string(),
    otpauth_url: v.string(),
    /** Same URL as `otpauth_url`, for clients that render the QR code. */
    qrCodeUrl: v.string(),
    /** Time to confirm the secret, in seconds. */
    expires_in: added(count),
  }),
});

export const AUTH_TYPES = ['Enable', 'Disable'] as const;

export const TWO_FACTOR_DONE = {
  Enable: '2FA Enabled Successfully',
  Disable: '2FA Disabled Successfully',
} as const;
export const TWO_FACTOR_FAILED = '2FA failed';

/** Error code for a secret that has expired or been replaced. */
export const SECRET_EXPIRED = 'SECRET_EXPIRED';

/**
 * Enables or disables two-factor authentication, with an app code, and the password unless the session
 * is fresh. A recovery code also disables it. The call ends all of the caller's other sessions.
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
      /** Secret; required to enable two-factor authentication, optional to disable it. */
      authkey: v.optional(
        v.pipe(
          v.string(),
          v.maxLength(200, problemMessage({ code: 'tooLong', params: { longest: 200 } })),
        ),
        '',
      ),
      password: proofPassword,
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
    /** Recovery codes, shown only once; empty after disabling. */
    recovery_codes: added(v.array(v.string())),
  }),
});

/**
 * Replaces all recovery codes, with an app code, and the password unless the session is fresh. Ends all of the caller's other
 * sessions. The new codes are shown only this once.
 */
export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/twofactor/recoverycodes',
  auth: 'member',
  request: v.object({
    authotp: otp,
    password: proofPassword,
  }),
  response: reply({ message: v.string(), recovery_codes: v.array(v.string()) }),
});
