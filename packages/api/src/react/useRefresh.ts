import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Client } from '../client/createClient';
import type { Call } from '../contract';
import { useClient } from './ApiProvider';

/** Returns a predicate for the cache keys of a client's calls, with every payload. */
export const isAnswerOf = (client: Client, calls: readonly Call[]) => (key: unknown) =>
  Array.isArray(key) && key[1] === client.call && calls.some(({ name }) => name === key[0]);

/** Refetches the visible data of these calls, with every payload. */
export function useRefresh(): (calls: readonly Call[]) => Promise<unknown> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useCallback((calls) => mutate(isAnswerOf(client, calls)), [client, mutate]);
}

/**
 * Returns a function that replaces the cached data of a call, for every payload, without a refetch.
 */
export function useStore(): (call: Call, data: unknown) => Promise<unknown> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useCallback(
    (call, data) => mutate(isAnswerOf(client, [call]), data, { revalidate: false }),
    [client, mutate],
  );
}
