import { useCheckDeposits, useClient } from '@platform/api/react';
import { useEffect } from 'react';

export function useDepositCheck(looking: boolean) {
  const { run } = useCheckDeposits();
  useEffect(() => {
    // Ignores a failure, because the server also checks for deposits automatically.
    if (looking) run().catch(() => {});
  }, [looking, run]);
}

export function useFirstDepositCheck() {
  const { session } = useClient();
  const { run } = useCheckDeposits();
  useEffect(() => {
    if (session.claimFirstRun()) run().catch(() => {});
  }, [session, run]);
}
