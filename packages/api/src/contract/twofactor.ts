import { MESSAGES, SHORTEST_SECRET } from '@platform/rules/fields';
import * as v from 'valibot';
import { otp } from './credentials';
import { defineCall } from './defineCall';
import { reply } from './reply';

/** Whether the caller has two-factor authentication. */
export const authStatus = defineCall({
  name: 'authStatus',
  method: 'GET',
  path: '/api/twofactor/authstatus',
  auth: 'member',
  request: v.object({}),
  response: reply({ data: v.tuple([v.object({ status: v.boolean() })]) }),
});

/**
 * The secret for the caller's authenticator app. Until it is confirmed by `authOtp`, every request
 * is answered with the same one, so that asking twice does not invalidate what was scanned.
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

/** Enables or disables two-factor authentication, given a code of the app. */
export const authOtp = defineCall({
  name: 'authOtp',
  method: 'POST',
  path: '/api/twofactor/authotp',
  auth: 'member',
  request: v.pipe(
    v.object({
      authotp: otp,
      authtype: v.pipe(v.string(), v.values(AUTH_TYPES, MESSAGES.authType), v.picklist(AUTH_TYPES)),
      /** The secret that is enabled. Nobody is told it again to disable it: then it may be empty. */
      authkey: v.optional(v.pipe(v.string(), v.maxLength(200, 'No secret is that long.')), ''),
    }),
    v.forward(
      v.partialCheck(
        [['authtype'], ['authkey']],
        ({ authtype, authkey }) =>
          authkey.length >= SHORTEST_SECRET || (authtype === 'Disable' && authkey === ''),
        MESSAGES.secret,
      ),
      ['authkey'],
    ),
  ),
  response: reply({ message: v.picklist([TWO_FACTOR_DONE.Enable, TWO_FACTOR_DONE.Disable]) }),
});
