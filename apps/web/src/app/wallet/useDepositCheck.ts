import { useCheckDeposits, useClient } from '@platform/api/react';
import { useEffect } from 'react';

/** Asks the server to check for new deposits when the member starts to look for them. */
export function useDepositCheck(looking: boolean) {
  const { run } = useCheckDeposits();
  useEffect(() => {
    // A failed check shows no error, because the server also checks by itself.
    if (looking) run().catch(() => {});
  }, [looking, run]);
}

/** Asks the server, once per session, to check for deposits that arrived while the member was away. */
export function useFirstDepositCheck() {
  const { session } = useClient();
  const { run } = useCheckDeposits();
  useEffect(() => {
    if (session.claimFirstRun()) run().catch(() => {});
  }, [session, run]);
}
