import { revokeSession, sessions } from '../contract';
import { toServerMessage, type ServerMessage } from '../domain/message';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: revokeSession,
  toPayload: (id: string) => ({ id }),
  toResult: toServerMessage,
  changes: [sessions],
};

/** Ends one of the member's sessions by its id. */
export const useRevokeSession = (): Action<[string], ServerMessage> => useMutation(MUTATION);
