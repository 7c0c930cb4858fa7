import { confirmPlayLimit, playLimits } from '../contract';
import { toPlayLimitNamePayload, type PlayLimitName } from '../domain/limits';
import { toServerMessage, type ServerMessage } from '../domain/message';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: confirmPlayLimit,
  toPayload: toPlayLimitNamePayload,
  toResult: toServerMessage,
  changes: [playLimits],
};

/** Confirms the member's request to raise or remove a limit. */
export const useConfirmPlayLimit = (): Action<[PlayLimitName], ServerMessage> =>
  useMutation(MUTATION);
