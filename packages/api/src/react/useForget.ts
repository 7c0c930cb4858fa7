import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Call } from '../contract';
import { useClient } from './ApiProvider';
import { isAnswerOf } from './useRefresh';

/** Forgets what a call has brought, with any payload, and does not ask for it again automatically. */
export function useForget(): (call: Call) => Promise<unknown> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useCallback(
    (call) => mutate(isAnswerOf(client, [call]), undefined, { revalidate: false }),
    [client, mutate],
  );
}
