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

/** Data on its way to the screen. */
export interface Query<Data> {
  /** The latest data; it stays while it is fetched again, and `undefined` until the first arrives. */
  readonly data: Data | undefined;
  /** Why the latest attempt failed. */
  readonly error: ApiError | undefined;
  /** Whether the first data is on its way. */
  readonly isLoading: boolean;
  /** Fetches again. Always the same function. */
  readonly retry: () => void;
}

/** What a mapping may use besides the answer. */
export interface AnswerContext extends Exchange {
  /** Signs out, unless the session has changed since the request left. */
  readonly endSession: () => void;
}

/** What is unusual about a query: when it asks again automatically, by SWR's names. */
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

/** A refusal stays one; only an answer that did not come is worth asking for again. */
const shouldRetryOnError = (error: unknown) => error instanceof ApiError && error.isUncertain;

/**
 * Makes a call of the contract and keeps its answer, mapped to the domain. Equal calls share one
 * request and one answer. A member call waits until someone is signed in, and answers are never
 * shared between members, nor between clients.
 *
 * @param payload what is sent; `null` as long as that is not known, and nothing is asked
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
 * Keeps what is fetched with a call, made as often as that takes and as one member, by the rules of
 * `useQuery`.
 *
 * @param about what is asked for; `null` as long as that is not known, and nothing is
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
