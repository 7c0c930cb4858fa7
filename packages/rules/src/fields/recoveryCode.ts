/** Number of recovery codes in a new set. */
export const RECOVERY_CODES = 10;

/** Characters of a recovery code, without similar-looking ones. */
export const RECOVERY_CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Number of characters in a recovery code: 138 bits of entropy. */
export const RECOVERY_CODE_LENGTH = 28;

/**
 * Accepted input: upper or lower case, with spaces and dashes anywhere. Codes of earlier releases
 * have 16 characters.
 */
export const RECOVERY_CODE_SHAPE =
  /^[\s-]*(?:[a-hjkmnp-z2-9][\s-]*){16}(?:(?:[a-hjkmnp-z2-9][\s-]*){12})?$/i;
