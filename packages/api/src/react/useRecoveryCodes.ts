import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { renewRecoveryCodes } from '../contract';
import { useClient } from './ApiProvider';
import { useSession } from './useSession';

const NONE: readonly string[] = [];

/** Codes are told once: they are never asked for, and are only in this page's memory. */
const useKey = () => {
  const client = useClient();
  const { member } = useSession();
  return [renewRecoveryCodes.name, client.call, member?.id] as const;
};

/** Shows recovery codes on the page that lists them, as long as it is not loaded again. */
export function useShowRecoveryCodes(): (codes: readonly string[]) => void {
  const { mutate } = useSWRConfig();
  const [name, call, member] = useKey();
  return useCallback(
    (codes) => void mutate([name, call, member], codes, { revalidate: false }),
    [mutate, name, call, member],
  );
}

/** The recovery codes that were just made; empty when they were put away, and on every other visit. */
export function useRecoveryCodes(): readonly string[] {
  return useSWR<readonly string[]>(useKey(), null).data ?? NONE;
}
