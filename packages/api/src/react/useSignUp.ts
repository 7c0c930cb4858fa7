import { useCallback } from 'react';
import { signup, type CallPayload } from '../contract';
import { toSignIn, type SignIn } from '../domain/account';
import { useClient } from './ApiProvider';
import { useAction, type Action } from './useAction';

export type Registration = CallPayload<typeof signup>;

/** Registers a member and signs them in, as `useSignIn` does. */
export function useSignUp(): Action<[Registration], SignIn> {
  const client = useClient();
  return useAction(
    useCallback(
      async (registration: Registration) => {
        const signIn = toSignIn(await client.call(signup, registration));
        client.session.signIn(signIn);
        return signIn;
      },
      [client],
    ),
  );
}
