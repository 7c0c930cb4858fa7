/** A rule of passwords, for the list that a form shows while one is typed. */
export interface PasswordRule {
  /** As the list shows it. */
  readonly text: string;
  readonly holds: (password: string) => boolean;
}

/** The rules of passwords, on registration and change (the specification, section 5). */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { text: 'At least 8 characters', holds: (password) => password.length >= 8 },
  { text: 'An upper-case letter', holds: (password) => /\p{Lu}/u.test(password) },
  { text: 'At least 1 digit', holds: (password) => /\d/.test(password) },
];

/** Whether a password keeps to every rule. */
export const meetsRules = (
  password: string,
  rules: readonly PasswordRule[] = PASSWORD_RULES,
): boolean => rules.every((rule) => rule.holds(password));
