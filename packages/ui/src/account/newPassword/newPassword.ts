import {
  meetsRules,
  PASSWORD_RULES,
  SHORTEST_PASSWORD,
  type PasswordRule,
} from '@platform/rules/fields';
import type { Problems } from '../../internal/useDraft';

/** A new password as it is typed: twice, so that a typing mistake locks no member out. */
export interface NewPassword {
  password: string;
  confirmation: string;
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
