import { useBalances, useLockFunds } from '@platform/api/react';
import { Dialog, ErrorState, LockFundsForm } from '@platform/ui';
import { failedOf } from '../app/failedOf';
import { useOutcome } from '../app/useOutcome';
import { paths } from '../paths';
import type { ModalProps } from './ModalProps';

/** Moves funds into the Locker, at `?modal=auth&tab=activate`. */
export function LockFundsModal({ open, onClose }: ModalProps) {
  const balances = useBalances();
  const { run, isPending } = useLockFunds();
  const follow = useOutcome({ success: paths.locks, failure: paths.dashboard });
  const failed = failedOf(balances);
  return (
    <Dialog open={open} onClose={onClose} title="Lock funds">
      {failed ? (
        <ErrorState message={failed.error?.message} onRetry={failed.retry} />
      ) : (
        <LockFundsForm
          balance={balances.data?.main}
          pending={isPending}
          onSubmit={(request) => void follow(run(request))}
        />
      )}
    </Dialog>
  );
}
