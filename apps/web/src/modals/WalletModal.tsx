import { useBalances, useProfile } from '@platform/api/react';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { Dialog, ErrorState, WalletPanel } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { failedOf } from '../app/shared/failedOf';
import { InDisplayCurrency } from '../app/wallet/InDisplayCurrency';
import { modalHref, paths } from '../paths';
import type { ModalProps } from './ModalProps';

export function WalletModal({ open, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const balances = useBalances();
  const profile = useProfile();
  const failed = failedOf(balances, profile);
  return (
    <Dialog open={open} onClose={onClose} title={titles.wallet}>
      {failed ? (
        <ErrorState message={failed.error?.message} onRetry={failed.retry} />
      ) : (
        <InDisplayCurrency>
          <WalletPanel
            wallet={balances.data?.main}
            locker={balances.data?.locker}
            address={profile.data?.walletAddress}
            depositHref={modalHref('deposit')}
            lockHref={modalHref('activate')}
            withdrawHref={modalHref('withdraw')}
            securityHref={paths.security}
          />
        </InDisplayCurrency>
      )}
    </Dialog>
  );
}
