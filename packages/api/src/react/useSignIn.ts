import { useCallback } from 'react';
import { login, type CallPayload } from '../contract';
import { toSignIn, type SignIn } from '../domain/account';
import { useClient } from './ApiProvider';
import { useAction, type Action } from './useAction';

export type Credentials = CallPayload<typeof login>;

/** Signs the member in and remembers it in this browser. */
export function useSignIn(): Action<[Credentials], SignIn> {
  const client = useClient();
  return useAction(
    useCallback(
      async (credentials: Credentials) => {
        const signIn = toSignIn(await client.call(login, credentials));
        client.session.signIn(signIn);
        return signIn;
      },
      [client],
    ),
  );
}
