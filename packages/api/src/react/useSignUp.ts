import { useCallback } from 'react';
import { signup } from '../contract';
import { registrationForm, type Registration, type SignIn } from '../domain/account';
import { useClient } from './ApiProvider';
import { openSession } from './openSession';
import { useAction, type Action } from './useAction';

export type { Registration };

/** Registers a member and signs them in, like `useSignIn`. */
export function useSignUp(): Action<[Registration], SignIn> {
  const client = useClient();
  return useAction(
    useCallback(
      async (registration: Registration) =>
        openSession(client, await client.call(signup, registrationForm.toPayload(registration))),
      [client],
    ),
  );
}
