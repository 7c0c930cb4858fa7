/** The simple shape of an e-mail address: something, @, something with a dot. */
export const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A code of an authenticator app: 6 digits (the specification, section 9). */
export const OTP_SHAPE = /^\d{6}$/;

/** The shortest secret of an authenticator app, in characters (the specification, section 5). */
export const SHORTEST_SECRET = 8;

/** An address on an EVM chain: 0x and 40 hexadecimal digits; its checksum is not checked. */
export const WALLET_ADDRESS_SHAPE = /^0x[\dA-Fa-f]{40}$/;
