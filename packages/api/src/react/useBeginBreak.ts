import { beginBreak, playLimits } from '../contract';
import { toBreakPayload, type BreakLength } from '../domain/limits';
import { toServerMessage, type ServerMessage } from '../domain/message';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: beginBreak,
  toPayload: toBreakPayload,
  toResult: toServerMessage,
  changes: [playLimits],
};

/** Begins a break of the member, or lengthens the current one. */
export const useBeginBreak = (): Action<[BreakLength], ServerMessage> => useMutation(MUTATION);
