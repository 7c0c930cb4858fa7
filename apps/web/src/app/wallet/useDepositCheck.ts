import { useCheckDeposits, useClient } from '@platform/api/react';
import { useEffect } from 'react';

/** Asks the server to check for new deposits whenever `looking` becomes true. */
export function useDepositCheck(looking: boolean) {
  const { run } = useCheckDeposits();
  useEffect(() => {
    // The server also checks for deposits automatically.
    if (looking) run().catch(() => {});
  }, [looking, run]);
}

/** Asks the server to check for new deposits once per session. */
export function useFirstDepositCheck() {
  const { session } = useClient();
  const { run } = useCheckDeposits();
  useEffect(() => {
    if (session.claimFirstRun()) run().catch(() => {});
  }, [session, run]);
}
