import {
  useChangeWalletAddress,
  useHasTxnPassword,
  useMemberGuards,
  useProfile,
} from '@platform/api/react';
import { WalletAddressForm } from '@platform/ui';
import { Loaded } from '../app/shared/Loaded';
import { useFormSending } from '../app/shared/useFormSending';
import { paths } from '../paths';

/** Requires the TXN password, and a two-factor code if enabled. */
export function ChangeWalletAddress() {
  const profile = useProfile();
  const hasTxnPassword = useHasTxnPassword();
  const guards = useMemberGuards();
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
              twoFactor={guards.data?.twoFactor ?? false}
              txnPasswordHref={paths.security}
              {...form}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
