import { useBalances, useProfile, useTwoFactorEnabled, useWithdraw } from '@platform/api/react';
import { Dialog, ErrorState, WithdrawForm } from '@platform/ui';
import { failedOf } from '../app/failedOf';
import { Loaded } from '../app/Loaded';
import { useOutcome } from '../app/useOutcome';
import { paths } from '../paths';
import type { ModalProps } from './ModalProps';

/** Pays out of the main wallet, at `?modal=auth&tab=withdraw`. */
export function WithdrawModal({ open, onClose }: ModalProps) {
  const balances = useBalances();
  const profile = useProfile();
  const twoFactor = useTwoFactorEnabled();
  const { run, isPending } = useWithdraw();
  const follow = useOutcome({ success: paths.withdrawals, failure: paths.dashboard });
  const failed = failedOf(profile, balances);
  return (
    <Dialog open={open} onClose={onClose} title="Withdraw" busy={profile.isLoading}>
      {failed ? (
        <ErrorState message={failed.error?.message} onRetry={failed.retry} />
      ) : (
        <Loaded query={profile}>
          {({ walletAddress }) => (
            <WithdrawForm
              balance={balances.data?.main}
              address={walletAddress ?? ''}
              twoFactor={twoFactor.data ?? true}
              pending={isPending}
              onSubmit={(request) => void follow(run(request))}
            />
          )}
        </Loaded>
      )}
    </Dialog>
  );
}
