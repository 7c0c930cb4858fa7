import * as v from 'valibot';
import {
  currentPassword,
  email,
  inviteCode,
  newEmail,
  newPassword,
  optionalAnyCode,
  personName,
  phone,
  signInCode,
} from './credentials';
import { defineCall } from './defineCall';
import { added } from './fields';
import { reply } from './reply';
import { problemMessage } from './problemMessage';

/** `code` is the user name, shown as UserID. */
const member = { id: v.string(), code: v.string(), name: v.string() };

const linkToken = v.pipe(
  v.string(),
  v.regex(/^[\w-]{16,200}$/, problemMessage({ code: 'incompleteLink' })),
);

/**
 * Signs a member in. With two-factor authentication, a correct password without a code fails with
 * `TWO_FACTOR_REQUIRED`. Repeat the call with an app code or a recovery code.
 */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  auth: 'public',
  cookies: true,
  request: v.object({ code: signInCode, password: currentPassword, twofactor: optionalAnyCode }),
  response: reply({
    message: v.string(),
    token: v.string(),
    user: v.object({
      ...member,
      id: added(member.id),
      name: added(member.name),
      emailconfirmed: added(v.boolean()),
    }),
    data: added(
      v.object({
        user: v.object({ ...member, code: added(member.code), name: added(member.name) }),
      }),
    ),
  }),
});

export const signup = defineCall({
  name: 'signup',
  method: 'POST',
  path: '/api/auth/signup',
  auth: 'public',
  cookies: true,
  request: v.pipe(
    v.object({
      invite_code: inviteCode,
      name: personName,
      email: newEmail,
      password: newPassword,
      confirm_password: v.string(),
      phone,
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirm_password']],
        (form) => form.password === form.confirm_password,
        problemMessage({ code: 'passwordsDiffer' }),
      ),
      ['confirm_password'],
    ),
  ),
  response: reply({
    message: v.string(),
    resultmessage: v.string(),
    token: v.string(),
    data: v.object({ user: v.object({ ...member, name: added(member.name) }) }),
  }),
});

/** Signs the caller out. Clients ignore the outcome. */
export const logout = defineCall({
  name: 'logout',
  method: 'GET',
  path: '/api/auth/logout',
  auth: 'member',
  request: v.object({}),
  response: reply({}),
});

/**
 * Sends a password reset link to an address. The reply does not reveal whether a member has this
 * address.
 */
export const forgotPassword = defineCall({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgotPassword',
  auth: 'public',
  request: v.object({ email }),
  response: reply({ message: v.string() }),
});

/**
 * Sets a new password with the token from the `forgotPassword` link, and ends all of the member's
 * sessions.
 */
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/resetPassword',
  auth: 'public',
  cookies: true,
  request: v.pipe(
    v.object({
      token: linkToken,
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

/** Confirms an email address with the token from an email link. */
export const confirmEmail = defineCall({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/auth/confirmEmail',
  auth: 'public',
  request: v.object({ token: linkToken }),
  response: reply({ message: v.string() }),
});

/**
 * Stops a member's withdrawals and ends all of their sessions. Emails about account changes contain
 * the token. A password reset allows withdrawals again.
 */
export const stopWithdrawals = defineCall({
  name: 'stopWithdrawals',
  method: 'POST',
  path: '/api/auth/stopWithdrawals',
  auth: 'public',
  request: v.object({ token: linkToken }),
  response: reply({ message: v.string() }),
});
