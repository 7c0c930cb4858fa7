import { useCallback } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { ApiError } from '../client/ApiError';
import type { Client } from '../client/createClient';
import { withOneToken } from '../client/withOneToken';
import type { Call, CallAnswer, CallPayload } from '../contract';
import type { Exchange } from '../domain/round';
import { useClient } from './ApiProvider';
import { guardSession } from './guardSession';
import { useSession } from './useSession';

/** Loaded or loading data. */
export interface Query<Data> {
  /** Latest data, kept during a refetch; `undefined` before the first reply. */
  readonly data: Data | undefined;
  /** Error of the latest attempt. */
  readonly error: ApiError | undefined;
  /** True while the first data is loading. */
  readonly isLoading: boolean;
  /** Refetches the data. The function identity is stable. */
  readonly retry: () => void;
}

export interface AnswerContext extends Exchange {
  /** Signs out, unless the session has changed since the request. */
  readonly endSession: () => void;
}

/** Settings of a query's refetches, with SWR's names. */
export type QuerySettings = Readonly<
  Pick<
    SWRConfiguration,
    | 'dedupingInterval'
    | 'refreshInterval'
    | 'revalidateIfStale'
    | 'revalidateOnFocus'
    | 'revalidateOnMount'
    | 'revalidateOnReconnect'
  >
>;

/** Retries only if the reply is missing, because refusals are final. */
const shouldRetryOnError = (error: unknown) => error instanceof ApiError && error.isUncertain;

/**
 * Makes a contract call and caches its mapped reply. Equal calls share one request and reply. A
 * member call waits until a member is signed in. Replies are never shared between members or
 * clients.
 *
 * @param payload `null` while it is unknown: no request is sent
 */
export const useQuery = <C extends Call, Data>(
  call: C,
  payload: CallPayload<C> | null,
  toDomain: (answer: CallAnswer<C>, context: AnswerContext) => Data,
  settings?: QuerySettings,
): Query<Data> =>
  useFetched(
    call,
    payload,
    async (client, payload, endSession) => {
      const sentAt = client.now();
      const answer = await client.call(call, payload);
      return toDomain(answer, { sentAt, receivedAt: client.now(), endSession });
    },
    settings,
  );

/**
 * Caches a fetch result by the rules of `useQuery`. The fetch may make several calls, all as the
 * same member.
 *
 * @param about input of the fetch; `null` while it is unknown: nothing is fetched
 */
export function useFetched<About, Data>(
  call: Call,
  about: About | null,
  fetch: (client: Client, about: About, endSession: () => void) => Promise<Data>,
  settings: QuerySettings = {},
): Query<Data> {
  const client = useClient();
  const { signedIn, member } = useSession();
  const waits = about === null || (call.auth === 'member' && !signedIn);
  const key = waits ? null : ([call.name, client.call, member?.id, about] as const);

  const { data, error, isLoading, mutate } = useSWR<Data, ApiError, typeof key>(
    key,
    ([, , , about]) =>
      guardSession(client.session, (endSession) => fetch(withOneToken(client), about, endSession)),
    { shouldRetryOnError, ...settings },
  );
  const retry = useCallback(() => void mutate(), [mutate]);

  return { data, error, isLoading, retry };
}
