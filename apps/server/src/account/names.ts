/**
 * Normalises a sign-in name: an e-mail address to lower case, a user ID (without '@') to upper case.
 * Limits on attempts use this form, so that other spellings do not allow extra guesses.
 */
export const nameKey = (name: string): string =>
  name.includes('@') ? name.toLowerCase() : name.toUpperCase();
