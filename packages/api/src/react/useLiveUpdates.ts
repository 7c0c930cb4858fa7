'use client';

import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from './ApiProvider';
import { useSession } from './useSession';

/**
 * Follows the live stream while a member is signed in, and updates or refetches the data of the other
 * hooks. Use it once, in the frame around a member's pages. The code for the stream loads after the page.
 * Without a stream, the hooks poll.
 */
export function useLiveUpdates(): void {
  const client = useClient();
  const { cache, mutate } = useSWRConfig();
  const { signedIn, token } = useSession();
  useEffect(() => {
    if (!signedIn) return undefined;
    let stop: (() => void) | undefined;
    let isWanted = true;
    const follow = async () => {
      const [{ followLive }, { AppliedLive }] = await Promise.all([
        import('../live/followLive'),
        import('./applyLive'),
      ]);
      if (!isWanted) return;
      const applied = new AppliedLive(client, { cache, mutate });
      const unfollow = followLive({
        client,
        receive: (message) => applied.receive(message),
        outOfDate: () => applied.refreshAll(),
        sessionOver: () => applied.askBalances(),
      });
      stop = () => {
        unfollow();
        applied.stop();
      };
    };
    // Ignores the failure, because without this code the page polls.
    follow().catch(() => undefined);
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [client, cache, mutate, signedIn, token]);
}
