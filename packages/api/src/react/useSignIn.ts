import { useCallback } from 'react';
import { login } from '../contract';
import { toLoginPayload, type Credentials, type SignIn } from '../domain/account';
import { useClient } from './ApiProvider';
import { openSession } from './openSession';
import { useAction, type Action } from './useAction';

export type { Credentials };

/** Signs the member in and stores the session in this browser. */
export function useSignIn(): Action<[Credentials], SignIn> {
  const client = useClient();
  return useAction(
    useCallback(
      async (credentials: Credentials) =>
        openSession(client, await client.call(login, toLoginPayload(credentials))),
      [client],
    ),
  );
}
