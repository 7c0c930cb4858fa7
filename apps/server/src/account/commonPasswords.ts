import list from './commonPasswords.json' with { type: 'json' };

const COMMON: ReadonlySet<string> = new Set(list.passwords.map((word) => word.toLowerCase()));

/** Returns true if a password is one of the 10,000 most common, ignoring case. Attackers try those first. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
