/** Minimum length of a password, in characters. Source: the specification, section 5. */
export const SHORTEST_PASSWORD = 8;

/** Password rule in the checklist of a form. */
export type PasswordRule = { readonly holds: (password: string) => boolean } & (
  | {
      /** Built-in rule, with its text in the message catalogue. */
      readonly code: 'length' | 'upperCase' | 'digit';
    }
  | {
      /** Text of a custom rule. */
      readonly text: string;
    }
);

/** Rules for new passwords. Source: the specification, section 5. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { code: 'length', holds: (password) => password.length >= SHORTEST_PASSWORD },
  { code: 'upperCase', holds: (password) => /\p{Lu}/u.test(password) },
  { code: 'digit', holds: (password) => /\d/.test(password) },
];

export const meetsRules = (
  password: string,
  rules: readonly PasswordRule[] = PASSWORD_RULES,
): boolean => rules.every((rule) => rule.holds(password));
