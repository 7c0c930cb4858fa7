import { useCallback } from 'react';
import { ApiError } from '../client/ApiError';
import { logout } from '../contract';
import { useClient } from './ApiProvider';
import { useAction, type Action } from './useAction';

/** How long the server's answer is waited for, in ms. */
const PATIENCE_MS = 5_000;

/**
 * Signs the member out, here and on the server. Here it succeeds even when the server cannot be
 * reached, or does not answer soon: a member never stays signed in against their will.
 */
export function useSignOut(): Action<[], void> {
  const client = useClient();
  return useAction(
    useCallback(async () => {
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      try {
        await Promise.race([client.call(logout, {}), patience]);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      } finally {
        client.session.signOut();
      }
    }, [client]),
  );
}
