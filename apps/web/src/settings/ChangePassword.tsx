import { useChangePassword } from '@platform/api/react';
import { ChangePasswordForm } from '@platform/ui';
import { useFormSending } from '../app/shared/useFormSending';

export function ChangePassword() {
  const { key, form } = useFormSending(useChangePassword());
  return <ChangePasswordForm key={key} {...form} />;
}
