import type { PasswordRule } from '@platform/rules/fields';
import { Stack } from '../../layout/Stack/Stack';
import {
  PasswordField,
  type PasswordFieldProps,
} from '../../primitives/PasswordField/PasswordField';
import { PasswordRules } from '../PasswordRules/PasswordRules';

type TypedField = Omit<PasswordFieldProps, 'label' | 'value'> & { value: string };

interface NewPasswordFieldsProps {
  password: TypedField;
  confirmation: TypedField;
  rules: readonly PasswordRule[];
  texts: Record<'password' | 'confirmation', string>;
}

/** A new password, its rules ticked off while it is typed, and the password once more. */
export function NewPasswordFields({
  password,
  confirmation,
  rules,
  texts,
}: NewPasswordFieldsProps) {
  return (
    <>
      <Stack gap="s">
        <PasswordField {...password} label={texts.password} required autoComplete="new-password" />
        <PasswordRules password={password.value} rules={rules} />
      </Stack>
      <PasswordField
        {...confirmation}
        label={texts.confirmation}
        required
        autoComplete="new-password"
      />
    </>
  );
}
