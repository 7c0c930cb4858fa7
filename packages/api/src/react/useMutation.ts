import { useCallback } from 'react';
import { INTENT_CALLS, type Call, type CallAnswer, type CallPayload } from '../contract';
import type { IntentCall } from '../session/openIntents';
import { useClient } from './ApiProvider';
import { guardSession } from './guardSession';
import { useAction, type Action } from './useAction';
import { intentsOf } from './intentsOf';
import { useRefresh, useStore } from './useRefresh';

export interface Mutation<C extends Call, Input, Result> {
  readonly call: C;
  readonly toPayload: (input: Input) => CallPayload<C>;
  readonly toResult: (answer: CallAnswer<C>) => Result;
  /**
   * Queries whose replies the call changes, or a function that returns them. Its result is undefined
   * after a failure.
   */
  readonly changes: readonly Call[] | ((result: Result | undefined) => readonly Call[]);
  /** Query whose data follow from the result. A success stores them without a refetch. */
  readonly stores?: { readonly query: Call; readonly toData: (result: Result) => unknown };
  /**
   * Returns the identity of an intent, for idempotent calls. Payloads with the same identity share
   * a key.
   * @default the whole payload
   */
  readonly intentOf?: (payload: CallPayload<C>) => unknown;
  /**
   * Reports whether a success ends every session of the member, so that this browser signs out.
   * @default never
   */
  readonly endsSessions?: (payload: CallPayload<C>) => boolean;
}

const isIntent = (name: string): name is IntentCall =>
  (INTENT_CALLS as readonly string[]).includes(name);

/**
 * Makes a call that changes data, then refetches the affected queries, even after a failure,
 * because the server may have executed the call. Idempotent calls are retried until the outcome is
 * known.
 *
 * @param mutation a constant object
 */
export function useMutation<C extends Call, Input, Result>(
  mutation: Mutation<C, Input, Result>,
): Action<[Input], Result> {
  const client = useClient();
  const refresh = useRefresh();
  const store = useStore();

  return useAction(
    useCallback(
      async (input: Input) => {
        const { call, toPayload, toResult, changes, stores, endsSessions } = mutation;
        const { intentOf = (payload) => payload } = mutation;
        const payload = toPayload(input);
        const send = (idempotencyKey?: string) =>
          guardSession(client.session, () => client.call(call, payload, { idempotencyKey }));
        const identity = JSON.stringify([client.session.get().member?.id, intentOf(payload)]);
        const { token } = client.session.get();
        const isCurrent = () => client.session.get().token === token;
        let result: Result | undefined;
        try {
          const answer = await (isIntent(call.name)
            ? intentsOf(client).run(call.name, identity, send)
            : send());
          if (endsSessions?.(payload) && isCurrent()) client.session.signOut();
          result = toResult(answer);
          if (stores && isCurrent()) await store(stores.query, stores.toData(result));
          return result;
        } finally {
          if (isCurrent()) void refresh(typeof changes === 'function' ? changes(result) : changes);
        }
      },
      [client, mutation, refresh, store],
    ),
  );
}
