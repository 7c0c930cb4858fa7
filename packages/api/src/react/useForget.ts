import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Call } from '../contract';
import { isAnswerOf } from './useRefresh';

/** Forgets what a call has brought, with any payload, and does not ask for it again by itself. */
export function useForget(): (call: Call) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    (call) => mutate(isAnswerOf([call]), undefined, { revalidate: false }),
    [mutate],
  );
}
