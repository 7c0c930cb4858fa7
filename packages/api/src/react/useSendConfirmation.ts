import { useCallback } from 'react';
import { sendConfirmation } from '../contract';
import { toServerMessage, type ServerMessage } from '../domain/message';
import { useAction, type Action } from './useAction';
import { useClient } from './ApiProvider';
import { guardSession } from './guardSession';

/** Has the link that confirms the member's e-mail address sent once more. */
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
