import {
  meetsRules,
  PASSWORD_RULES,
  SHORTEST_PASSWORD,
  type PasswordRule,
} from '@platform/rules/fields';
import type { PartProps } from '../../internal/mergeProps';
import type { Problems } from '../../internal/useDraft';
import type { FormSlots } from '../../layout/Form/Form';
import type { PasswordFieldProps } from '../../primitives/PasswordField/PasswordField';

/** New password, entered twice to catch typos. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

export interface NewPasswordSlots extends FormSlots {
  password?: PartProps<PasswordFieldProps> | undefined;
  confirmation?: PartProps<PasswordFieldProps> | undefined;
}

export const newPasswordProblems = (
  { password, confirmation }: NewPassword,
  rules: readonly PasswordRule[] = PASSWORD_RULES,
): Problems<NewPassword> => ({
  ...(!meetsRules(password, rules) && {
    password: { code: 'weakPassword', params: { shortest: SHORTEST_PASSWORD } },
  }),
  ...(password !== confirmation && { confirmation: { code: 'passwordsDiffer' } }),
});
