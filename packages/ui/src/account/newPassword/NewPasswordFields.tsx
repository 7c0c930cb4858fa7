import type { PasswordRule } from '@platform/rules/fields';
import { Stack } from '../../layout/Stack/Stack';
import {
  PasswordField,
  type PasswordFieldProps,
} from '../../primitives/PasswordField/PasswordField';
import { PasswordRules } from '../PasswordRules/PasswordRules';
import type { NewPassword } from './newPassword';

interface NewPasswordFieldsProps {
  /** Returns the props for a field: the function `text` of `useDraft`. */
  field: (
    name: keyof NewPassword,
    own: PasswordFieldProps,
  ) => PasswordFieldProps & { value: string };
  rules: readonly PasswordRule[];
  texts: Record<keyof NewPassword, string>;
}

export function NewPasswordFields({ field, rules, texts }: NewPasswordFieldsProps) {
  const fieldOf = (name: keyof NewPassword) =>
    field(name, { label: texts[name], required: true, autoComplete: 'new-password' });
  const password = fieldOf('password');
  return (
    <>
      <Stack gap="s">
        <PasswordField {...password} />
        <PasswordRules password={password.value} rules={rules} />
      </Stack>
      <PasswordField {...fieldOf('confirmation')} />
    </>
  );
}
