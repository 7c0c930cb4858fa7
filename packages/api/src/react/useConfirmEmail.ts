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

/** Confirms an email address with the token from an email link. */
export const useConfirmEmail = (): Action<[string], ServerMessage> => useMutation(MUTATION);
