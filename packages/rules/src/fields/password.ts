/** Minimum length of a password, in characters. Source: the specification, section 5. */
export const SHORTEST_PASSWORD = 8;

/** Password rule, for the checklist that a form shows during typing. */
export type PasswordRule = { readonly holds: (password: string) => boolean } & (
  | {
      /** Rule of the platform. The message catalogue has its text. */
      readonly code: 'length' | 'upperCase' | 'digit';
    }
  | {
      /** Text of a custom rule in the checklist. */
      readonly text: string;
    }
);

/** Password rules for registration and change. Source: the specification, section 5. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { code: 'length', holds: (password) => password.length >= SHORTEST_PASSWORD },
  { code: 'upperCase', holds: (password) => /\p{Lu}/u.test(password) },
  { code: 'digit', holds: (password) => /\d/.test(password) },
];

/** Returns true if a password meets every rule. */
export const meetsRules = (
  password: string,
  rules: readonly PasswordRule[] = PASSWORD_RULES,
): boolean => rules.every((rule) => rule.holds(password));
