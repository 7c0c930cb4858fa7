import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Call } from '../contract';
import { useClient } from './ApiProvider';
import { isAnswerOf } from './useRefresh';

/** Removes the cached replies of a call, for every payload, without a refetch. */
export function useForget(): (call: Call) => Promise<unknown> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useCallback(
    (call) => mutate(isAnswerOf(client, [call]), undefined, { revalidate: false }),
    [client, mutate],
  );
}
