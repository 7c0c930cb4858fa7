import { confirmEmail, profile } from '../contract';
import { toServerMessage, type ServerMessage } from '../domain/message';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: confirmEmail,
  toPayload: (token: string) => ({ token }),
  toResult: toServerMessage,
  changes: [profile],
};

/** Confirms an e-mail address with the token of the link in a mail. */
export const useConfirmEmail = (): Action<[string], ServerMessage> => useMutation(MUTATION);
