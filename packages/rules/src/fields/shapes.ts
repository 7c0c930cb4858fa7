/** Simplified email address: text, @, text with a dot. */
export const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Authenticator app code: 6 digits. Source: the specification, section 9. */
export const OTP_SHAPE = /^\d{6}$/;

/**
 * Minimum length of an authenticator secret, in characters. Source: the specification, section 5.
 */
export const SHORTEST_SECRET = 8;

/** EVM address: 0x and 40 hexadecimal digits. The checksum is not verified. */
export const WALLET_ADDRESS_SHAPE = /^0x[\dA-Fa-f]{40}$/;
