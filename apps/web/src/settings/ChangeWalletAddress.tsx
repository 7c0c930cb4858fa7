import { useChangeWalletAddress, useHasTxnPassword, useProfile } from '@platform/api/react';
import { WalletAddressForm } from '@platform/ui';
import { Loaded } from '../app/Loaded';
import { useFormSending } from '../app/useFormSending';
import { paths } from '../paths';

/** Sets where withdrawals go, guarded by the TXN password. */
export function ChangeWalletAddress() {
  const profile = useProfile();
  const hasTxnPassword = useHasTxnPassword();
  const { key, form } = useFormSending(useChangeWalletAddress());
  return (
    <Loaded query={profile}>
      {({ walletAddress }) => (
        <Loaded query={hasTxnPassword}>
          {(exists) => (
            <WalletAddressForm
              key={key}
              currentAddress={walletAddress}
              hasTxnPassword={exists}
              txnPasswordHref={paths.security}
              {...form}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
