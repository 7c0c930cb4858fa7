/**
 * Normalises a sign-in name: email addresses to lower case, user IDs (without '@') to upper case.
 * Attempt limits use this form, so that other spellings allow no extra guesses.
 */
export const nameKey = (name: string): string =>
  name.includes('@') ? name.toLowerCase() : name.toUpperCase();
