import { useCheckDeposits, useClient } from '@platform/api/react';
import { useEffect } from 'react';

/** Has the server look for new deposits whenever the member looks for them. */
export function useDepositCheck(looking: boolean) {
  const { run } = useCheckDeposits();
  useEffect(() => {
    // A check that failed is no news: the server looks by itself, too.
    if (looking) run().catch(() => {});
  }, [looking, run]);
}

/** Has the server look once in a session for what arrived while the member was away. */
export function useFirstDepositCheck() {
  const { session } = useClient();
  const { run } = useCheckDeposits();
  useEffect(() => {
    if (session.claimFirstRun()) run().catch(() => {});
  }, [session, run]);
}
