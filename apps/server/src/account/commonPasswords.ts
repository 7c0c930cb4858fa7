import list from './commonPasswords.json' with { type: 'json' };

const COMMON: ReadonlySet<string> = new Set(list.passwords.map((word) => word.toLowerCase()));

/** Whether a password is one of the 10,000 most common, in whatever case: those are tried first. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
