import { useCallback } from 'react';
import { stopWithdrawals } from '../contract';
import { stopWithdrawalsForm, type WithdrawalStop } from '../domain/account';
import { toServerMessage, type ServerMessage } from '../domain/message';
import { useClient } from './ApiProvider';
import { useAction, type Action } from './useAction';

/** Stops a member's withdrawals with the token from a link. Needs no session. */
export function useStopWithdrawals(): Action<[WithdrawalStop], ServerMessage> {
  const client = useClient();
  return useAction(
    useCallback(
      async (stop: WithdrawalStop) =>
        toServerMessage(await client.call(stopWithdrawals, stopWithdrawalsForm.toPayload(stop))),
      [client],
    ),
  );
}
