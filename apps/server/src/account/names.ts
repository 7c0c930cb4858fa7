/**
 * Returns the normalised form of a sign-in name: lower case for an e-mail address, upper case for a user
 * ID, which contains no '@'. Limits on attempts use this form, so that another spelling does not allow
 * extra guesses.
 */
export const nameKey = (name: string): string =>
  name.includes('@') ? name.toLowerCase() : name.toUpperCase();
