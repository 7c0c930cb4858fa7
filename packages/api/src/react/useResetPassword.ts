import { useCallback } from 'react';
import { resetPassword } from '../contract';
import { resetPasswordForm, type PasswordReset } from '../domain/account';
import { toServerMessage, type ServerMessage } from '../domain/message';
import { useClient } from './ApiProvider';
import { useAction, type Action } from './useAction';

/** Sets a new password with the token from a link. The member then signs in with it. */
export function useResetPassword(): Action<[PasswordReset], ServerMessage> {
  const client = useClient();
  return useAction(
    useCallback(
      async (reset: PasswordReset) =>
        toServerMessage(await client.call(resetPassword, resetPasswordForm.toPayload(reset))),
      [client],
    ),
  );
}
