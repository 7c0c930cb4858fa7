import { useCallback } from 'react';
import { ApiError } from '../client/ApiError';
import { logout } from '../contract';
import { useClient } from './ApiProvider';
import { useAction, type Action } from './useAction';

/** How long the server's answer is waited for, in ms. */
const PATIENCE_MS = 5_000;

/**
 * Signs the member out, here and on the server. Here it succeeds even when the server cannot be
 * reached, or does not answer soon: a member never stays signed in against their will. A session that
 * has replaced that one meanwhile stays.
 *
 * `run` takes the token of the session. By default it is the present one.
 */
export function useSignOut(): Action<[token?: string | null], void> {
  const client = useClient();
  return useAction(
    useCallback(
      async (token = client.session.get().token) => {
        const isStillOn = () => client.session.get().token === token;
        if (!isStillOn()) return;
        const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
        try {
          await Promise.race([client.call(logout, {}), patience]);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
        } finally {
          if (isStillOn()) client.session.signOut();
        }
      },
      [client],
    ),
  );
}
