import { useCallback } from 'react';
import { ApiError } from '../client/ApiError';
import { logout } from '../contract';
import { useClient } from './ApiProvider';
import { useAction, type Action } from './useAction';

/**
 * Signs the member out, here and on the server. Here it succeeds even when the server cannot be
 * reached: a member never stays signed in against their will.
 */
export function useSignOut(): Action<[], void> {
  const client = useClient();
  return useAction(
    useCallback(async () => {
      try {
        await client.call(logout, {});
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      } finally {
        client.session.signOut();
      }
    }, [client]),
  );
}
