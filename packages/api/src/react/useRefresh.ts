import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Call } from '../contract';

/** Fetches anew whatever these calls have brought to the screen, with any payload. */
export function useRefresh(): (calls: readonly Call[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    (calls) => mutate((key) => Array.isArray(key) && calls.some(({ name }) => name === key[0])),
    [mutate],
  );
}
