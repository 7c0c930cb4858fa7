import { useCallback } from 'react';
import { sendConfirmation } from '../contract';
import { toServerMessage, type ServerMessage } from '../domain/message';
import { useAction, type Action } from './useAction';
import { useClient } from './ApiProvider';
import { guardSession } from './guardSession';

/** Resends the link that confirms the member's email address. */
export function useSendConfirmation(): Action<[], ServerMessage> {
  const client = useClient();
  return useAction(
    useCallback(
      async () =>
        toServerMessage(
          await guardSession(client.session, () => client.call(sendConfirmation, {})),
        ),
      [client],
    ),
  );
}
