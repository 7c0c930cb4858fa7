import { useCallback } from 'react';
import { playSession } from '../contract';
import { toPlaySession, type CheckedPlaySession } from '../domain/playSession';
import { useClient } from './ApiProvider';
import { guardSession } from './guardSession';
import { useAction, type Action } from './useAction';

/** Fetches the member's current play session, bypassing the cache. */
export function useFetchPlaySession(): Action<readonly [], CheckedPlaySession> {
  const client = useClient();
  return useAction(
    useCallback(
      () =>
        guardSession(client.session, async () => {
          const answer = await client.call(playSession, {});
          return toPlaySession(answer, { receivedAt: client.now() });
        }),
      [client],
    ),
  );
}
