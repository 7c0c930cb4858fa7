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

/** A new password as it is typed: twice, so that a typing mistake locks no member out. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

/** Props for the parts of a form with a new password. */
export interface NewPasswordSlots extends FormSlots {
  /** The new password. */
  password?: PartProps<PasswordFieldProps> | undefined;
  /** The new password once more. */
  confirmation?: PartProps<PasswordFieldProps> | undefined;
}

/** What can be told of a new password before asking the server. */
export const newPasswordProblems = (
  { password, confirmation }: NewPassword,
  rules: readonly PasswordRule[] = PASSWORD_RULES,
): Problems<NewPassword> => ({
  ...(!meetsRules(password, rules) && {
    password: { code: 'weakPassword', params: { shortest: SHORTEST_PASSWORD } },
  }),
  ...(password !== confirmation && { confirmation: { code: 'passwordsDiffer' } }),
});
