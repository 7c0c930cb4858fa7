/** The fewest characters of a password (the specification, section 5). */
export const SHORTEST_PASSWORD = 8;

/** A rule of passwords, for the list that a form shows while one is typed. */
export type PasswordRule = { readonly holds: (password: string) => boolean } & (
  | {
      /** A rule of the platform: the message catalogue has its text. */
      readonly code: 'length' | 'upperCase' | 'digit';
    }
  | {
      /** The text of any other rule, as the list shows it. */
      readonly text: string;
    }
);

/** The rules of passwords, on registration and change (the specification, section 5). */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { code: 'length', holds: (password) => password.length >= SHORTEST_PASSWORD },
  { code: 'upperCase', holds: (password) => /\p{Lu}/u.test(password) },
  { code: 'digit', holds: (password) => /\d/.test(password) },
];

/** Whether a password keeps to every rule. */
export const meetsRules = (
  password: string,
  rules: readonly PasswordRule[] = PASSWORD_RULES,
): boolean => rules.every((rule) => rule.holds(password));
