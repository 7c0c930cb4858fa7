import * as v from 'valibot';
import {
  currentPassword,
  email,
  inviteCode,
  newPassword,
  personName,
  phone,
  signInCode,
} from './credentials';
import { defineCall } from './defineCall';
import { reply } from './reply';

/** The member who has just signed in. `code` is the user name shown as UserID. */
const member = v.object({ id: v.string(), code: v.string(), name: v.string() });

/** Signs a member in. */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  auth: 'public',
  request: v.object({ code: signInCode, password: currentPassword }),
  response: reply({
    message: v.string(),
    token: v.string(),
    user: member,
    data: v.object({ user: member }),
  }),
});

/** Registers a member and signs them in. */
export const signup = defineCall({
  name: 'signup',
  method: 'POST',
  path: '/api/auth/signup',
  auth: 'public',
  request: v.pipe(
    v.object({
      invite_code: inviteCode,
      name: personName,
      email,
      password: newPassword,
      confirm_password: v.string(),
      phone,
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirm_password']],
        ({ password, confirm_password }) => password === confirm_password,
        'The two passwords are not the same.',
      ),
      ['confirm_password'],
    ),
  ),
  response: reply({
    message: v.string(),
    resultmessage: v.string(),
    token: v.string(),
    data: v.object({ user: member }),
  }),
});

/** Signs the caller out. Clients ignore how it ends. */
export const logout = defineCall({
  name: 'logout',
  method: 'GET',
  path: '/api/auth/logout',
  auth: 'member',
  request: v.object({}),
  response: reply({}),
});
