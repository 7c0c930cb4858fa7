import { useCallback } from 'react';
import { sendConfirmation } from '../contract';
import { toServerMessage, type ServerMessage } from '../domain/message';
import { useAction, type Action } from './useAction';
import { useClient } from './ApiProvider';
import { guardSession } from './guardSession';

/** Sends the link that confirms the member's e-mail address again. */
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
