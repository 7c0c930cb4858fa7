import { confirmEmail, profile } from '../contract';
import { toMessage } from '../domain/message';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: confirmEmail,
  toPayload: (token: string) => ({ token }),
  toResult: toMessage,
  changes: [profile],
};

/** Confirms an e-mail address, given the token of the link that was sent there. */
export const useConfirmEmail = (): Action<[string], string> => useMutation(MUTATION);
