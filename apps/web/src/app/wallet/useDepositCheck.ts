import { useCheckDeposits, useClient } from '@platform/api/react';
import { useEffect } from 'react';

/** Asks the server to check for new deposits whenever `looking` becomes true. */
export function useDepositCheck(looking: boolean) {
  const { run } = useCheckDeposits();
  useEffect(() => {
    // A failed check shows no error, because the server also checks on its own.
    if (looking) run().catch(() => {});
  }, [looking, run]);
}

/** Asks the server, once per session, to check for deposits that arrived since the last session. */
export function useFirstDepositCheck() {
  const { session } = useClient();
  const { run } = useCheckDeposits();
  useEffect(() => {
    if (session.claimFirstRun()) run().catch(() => {});
  }, [session, run]);
}
