import { useCallback } from 'react';
import { forgotPassword } from '../contract';
import { forgotPasswordForm, type ForgottenPassword } from '../domain/account';
import { toServerMessage, type ServerMessage } from '../domain/message';
import { useClient } from './ApiProvider';
import { useAction, type Action } from './useAction';

/** Requests a link to set a new password. The reply does not reveal whether the address is known. */
export function useForgotPassword(): Action<[ForgottenPassword], ServerMessage> {
  const client = useClient();
  return useAction(
    useCallback(
      async (forgotten: ForgottenPassword) =>
        toServerMessage(await client.call(forgotPassword, forgotPasswordForm.toPayload(forgotten))),
      [client],
    ),
  );
}
