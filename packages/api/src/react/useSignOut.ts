import { useCallback } from 'react';
import { ApiError } from '../client/ApiError';
import { logout } from '../contract';
import { useClient } from './ApiProvider';
import { useAction, type Action } from './useAction';

const TIMEOUT_MS = 5_000;

/**
 * Signs the member out, here and on the server. Signing out here succeeds even if the server is slow or
 * unreachable. Does not end a session that was opened in the meantime.
 *
 * `run` takes the session token. @default the current one
 */
export function useSignOut(): Action<[token?: string | null], void> {
  const client = useClient();
  return useAction(
    useCallback(
      async (token = client.session.get().token) => {
        const isCurrent = () => client.session.get().token === token;
        if (!isCurrent()) return;
        const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
        try {
          await Promise.race([client.call(logout, {}), timeout]);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
        } finally {
          if (isCurrent()) client.session.signOut();
        }
      },
      [client],
    ),
  );
}
