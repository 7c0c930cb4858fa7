import { forgotPassword } from '../contract';
import { forgotPasswordForm, type ForgottenPassword } from '../domain/account';
import { toMessage } from '../domain/message';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: forgotPassword,
  toPayload: forgotPasswordForm.toPayload,
  toResult: toMessage,
  changes: [],
};

/** Asks for a link to set a new password. The answer does not tell whether the address is known. */
export const useForgotPassword = (): Action<[ForgottenPassword], string> => useMutation(MUTATION);
