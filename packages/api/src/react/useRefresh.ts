import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Call } from '../contract';

/** Says of a key of the cache whether it is one of these calls', with any payload. */
export const isAnswerOf = (calls: readonly Call[]) => (key: unknown) =>
  Array.isArray(key) && calls.some(({ name }) => name === key[0]);

/** Fetches anew whatever these calls have brought to the screen, with any payload. */
export function useRefresh(): (calls: readonly Call[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback((calls) => mutate(isAnswerOf(calls)), [mutate]);
}
