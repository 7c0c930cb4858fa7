import { useChangeTxnPassword, useHasTxnPassword } from '@platform/api/react';
import { TxnPasswordForm } from '@platform/ui';
import { Loaded } from '../app/shared/Loaded';
import { useFormSending } from '../app/shared/useFormSending';

export function ChangeTxnPassword() {
  const hasTxnPassword = useHasTxnPassword();
  const { key, form } = useFormSending(useChangeTxnPassword());
  return (
    <Loaded query={hasTxnPassword}>
      {(exists) => <TxnPasswordForm key={key} exists={exists} {...form} />}
    </Loaded>
  );
}
