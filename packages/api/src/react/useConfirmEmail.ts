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

/** Confirms an e-mail address, given the token of the link that was sent there. */
export const useConfirmEmail = (): Action<[string], ServerMessage> => useMutation(MUTATION);
