import { useBalances, useProfile } from '@platform/api/react';
import { Dialog, ErrorState, WalletPanel } from '@platform/ui';
import { failedOf } from '../app/failedOf';
import { modalHref, paths } from '../paths';
import type { ModalProps } from './ModalProps';

/** Both balances and the ways on, at `?modal=auth&tab=wallet`. */
export function WalletModal({ open, onClose }: ModalProps) {
  const balances = useBalances();
  const profile = useProfile();
  const failed = failedOf(balances, profile);
  return (
    <Dialog open={open} onClose={onClose} title="Wallet">
      {failed ? (
        <ErrorState message={failed.error?.message} onRetry={failed.retry} />
      ) : (
        <WalletPanel
          wallet={balances.data?.main}
          locker={balances.data?.locker}
          address={profile.data?.walletAddress}
          depositHref={modalHref('deposit')}
          lockHref={modalHref('activate')}
          securityHref={paths.security}
        />
      )}
    </Dialog>
  );
}
