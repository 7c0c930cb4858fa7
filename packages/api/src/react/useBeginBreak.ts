import { beginBreak, playLimits, type CallPayload } from '../contract';
import {
  isExclusion,
  toBreakPayload,
  type BreakLength,
  type ExclusionLength,
} from '../domain/limits';
import { toServerMessage, type ServerMessage } from '../domain/message';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: beginBreak,
  toPayload: toBreakPayload,
  toResult: toServerMessage,
  changes: [playLimits],
  endsSessions: ({ length }: CallPayload<typeof beginBreak>) => isExclusion(length),
};

/**
 * Begins or extends a break or a self-exclusion of the member. A self-exclusion signs the member
 * out.
 */
export const useBeginBreak = (): Action<[BreakLength | ExclusionLength], ServerMessage> =>
  useMutation(MUTATION);
