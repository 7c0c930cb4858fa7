import { playSession, setRealityCheck } from '../contract';
import { toServerMessage, type ServerMessage } from '../domain/message';
import { toRealityCheckPayload, type RealityCheckMinutes } from '../domain/playSession';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: setRealityCheck,
  toPayload: toRealityCheckPayload,
  toResult: toServerMessage,
  changes: [playSession],
};

/** Sets the minutes of play between two reality checks; `null` for none. */
export const useSetRealityCheck = (): Action<[RealityCheckMinutes | null], ServerMessage> =>
  useMutation(MUTATION);
