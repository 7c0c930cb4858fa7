import list from './commonPasswords.json' with { type: 'json' };

const COMMON: ReadonlySet<string> = new Set(list.passwords.map((word) => word.toLowerCase()));

/** Returns true for the 10,000 most common passwords, in any letter case. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
