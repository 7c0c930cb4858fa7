import { authStatus, changePassword, sessions } from '../contract';
import { toServerMessage, type ServerMessage } from '../domain/message';
import { passwordForm, type PasswordChange } from '../domain/security';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: changePassword,
  toPayload: passwordForm.toPayload,
  toResult: toServerMessage,
  changes: [sessions, authStatus],
};

/** Changes the password. The member stays signed in only in this browser. */
export const useChangePassword = (): Action<[PasswordChange], ServerMessage> =>
  useMutation(MUTATION);
