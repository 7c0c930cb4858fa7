import { useCallback } from 'react';
import { depositHistory, userBalances, walletDeposit, walletDepositMultiple } from '../contract';
import { useClient } from './ApiProvider';
import { guardSession } from './guardSession';
import { useAction, type Action } from './useAction';
import { useRefresh } from './useRefresh';

const CHECKS = [walletDeposit, walletDepositMultiple];

/** Makes the server search for new deposits, then refetches deposits and balances. */
export function useCheckDeposits(): Action<[], void> {
  const client = useClient();
  const refresh = useRefresh();
  return useAction(
    useCallback(async () => {
      try {
        await guardSession(client.session, () =>
          Promise.all(CHECKS.map((check) => client.call(check, {}))),
        );
      } finally {
        void refresh([depositHistory, userBalances]);
      }
    }, [client, refresh]),
  );
}
