import { answerRealityCheck, playSession } from '../contract';
import { toServerMessage, type ServerMessage } from '../domain/message';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: answerRealityCheck,
  toPayload: () => ({}),
  toResult: toServerMessage,
  changes: [playSession],
};

/** Confirms that the member has seen a reality check. */
export const useAnswerRealityCheck = (): Action<[input?: undefined], ServerMessage> =>
  useMutation(MUTATION);
