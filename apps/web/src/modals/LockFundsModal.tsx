import { TWO_FACTOR_REQUIRED, type ApiError, type Outcome } from '@platform/api';
import { useBalances, useLockFunds, useLockProfits, useMemberGuards } from '@platform/api/react';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { Dialog, ErrorState, LockFundsForm } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useState } from 'react';
import { failedOf } from '../app/shared/failedOf';
import { InDisplayCurrency } from '../app/wallet/InDisplayCurrency';
import { useOutcome, useStillOpen } from '../app/shared/useOutcome';
import { paths } from '../paths';
import type { ModalProps } from './ModalProps';

/** Moves funds into the Locker, at `?modal=auth&tab=activate`. */
export function LockFundsModal({ open, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const balances = useBalances();
  const profits = useLockProfits();
  const guards = useMemberGuards();
  const { run, isPending } = useLockFunds();
  const follow = useOutcome({ success: paths.locks, failure: paths.dashboard });
  const isOpen = useStillOpen();
  const [asksForCode, setAsksForCode] = useState(false);
  const [error, setError] = useState<string>();
  const failed = failedOf(balances);
  const send = async (locking: Promise<Outcome>) => {
    setError(undefined);
    const refusal = await locking.then(
      () => undefined,
      (failure: ApiError) => failure,
    );
    // Locks count together over a day, which only the server knows: what is missing is asked for.
    if (refusal?.code === TWO_FACTOR_REQUIRED && isOpen()) {
      setAsksForCode(true);
      return setError(refusal.message);
    }
    await follow(locking);
  };
  return (
    <Dialog open={open} onClose={onClose} title={titles.activate}>
      {failed ? (
        <ErrorState message={failed.error?.message} onRetry={failed.retry} />
      ) : (
        <InDisplayCurrency>
          <LockFundsForm
            balance={balances.data?.main}
            profits={profits.data ?? (profits.error ? undefined : null)}
            twoFactor={guards.data?.twoFactor ?? false}
            asksForCode={asksForCode}
            errors={error === undefined ? undefined : { otp: error }}
            pending={isPending}
            onSubmit={(request) => void send(run(request))}
          />
        </InDisplayCurrency>
      )}
    </Dialog>
  );
}
