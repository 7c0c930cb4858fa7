import { playLimits, setPlayLimit } from '../contract';
import { toPlayLimitPayload, type WantedLimit } from '../domain/limits';
import { toServerMessage, type ServerMessage } from '../domain/message';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: setPlayLimit,
  toPayload: toPlayLimitPayload,
  toResult: toServerMessage,
  changes: [playLimits],
};

/** Sets a limit of the member, or requests to raise or remove it. */
export const useSetPlayLimit = (): Action<[WantedLimit], ServerMessage> => useMutation(MUTATION);
