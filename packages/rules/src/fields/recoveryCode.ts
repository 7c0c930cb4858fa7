/** How many recovery codes a member has at first. */
export const RECOVERY_CODES = 10;

/** The letters and digits of a recovery code: none of them is easily taken for another. */
export const RECOVERY_CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** How many of them a code has: 79 bits, which no one guesses. */
export const RECOVERY_CODE_LENGTH = 16;

/** A recovery code as people type it: spaces and dashes may stand anywhere, capitals count as small. */
export const RECOVERY_CODE_SHAPE = /^[\s-]*(?:[a-hjkmnp-z2-9][\s-]*){16}$/i;
