import { pushState, subscribePush, unsubscribePush } from '../contract';
import { toServerMessage, type ServerMessage } from '../domain/message';
import { toPushPayload, toPushState, type PushChoice, type PushState } from '../domain/push';
import type { Action } from './useAction';
import { useMutation } from './useMutation';
import { useQuery, type Query } from './useQuery';

const SUBSCRIBE = {
  call: subscribePush,
  toPayload: toPushPayload,
  toResult: toServerMessage,
  changes: [pushState],
};

const UNSUBSCRIBE = {
  call: unsubscribePush,
  toPayload: (endpoint: string) => ({ endpoint }),
  toResult: toServerMessage,
  changes: [pushState],
};

/**
 * Returns this browser's push settings.
 *
 * @param endpoint endpoint of the browser's subscription; `undefined` if there is none, `null`
 * while it is unknown
 */
export const usePushState = (endpoint: string | undefined | null): Query<PushState> =>
  useQuery(pushState, endpoint === null ? null : { endpoint }, toPushState);

/** Subscribes this browser to notifications. */
export const useSubscribePush = (): Action<[PushChoice], ServerMessage> => useMutation(SUBSCRIBE);

/** Ends this browser's notifications, by its endpoint. */
export const useUnsubscribePush = (): Action<[string], ServerMessage> => useMutation(UNSUBSCRIBE);
