import { resetPassword } from '../contract';
import { resetPasswordForm, type PasswordReset } from '../domain/account';
import { toMessage } from '../domain/message';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: resetPassword,
  toPayload: resetPasswordForm.toPayload,
  toResult: toMessage,
  changes: [],
};

/** Sets a new password by the token of a link. The member then signs in with it. */
export const useResetPassword = (): Action<[PasswordReset], string> => useMutation(MUTATION);
