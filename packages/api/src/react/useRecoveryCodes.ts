import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { renewRecoveryCodes } from '../contract';
import { useClient } from './ApiProvider';
import { useSession } from './useSession';

const NONE: readonly string[] = [];

/** Returns the cache key of the recovery codes, which are sent once and kept only in memory. */
const useKey = () => {
  const client = useClient();
  const { member } = useSession();
  return [renewRecoveryCodes.name, client.call, member?.id] as const;
};

/** Stores recovery codes for the page that lists them, until a reload. */
export function useShowRecoveryCodes(): (codes: readonly string[]) => void {
  const { mutate } = useSWRConfig();
  const [name, call, member] = useKey();
  return useCallback(
    (codes) => void mutate([name, call, member], codes, { revalidate: false }),
    [mutate, name, call, member],
  );
}

/** Returns newly created recovery codes. Empty once dismissed, and on later visits. */
export function useRecoveryCodes(): readonly string[] {
  return useSWR<readonly string[]>(useKey(), null).data ?? NONE;
}
