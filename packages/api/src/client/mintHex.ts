/**
 * Creates 32 random hexadecimal digits (128 bits), for the key of an intent or a client seed. Pages
 * without TLS lack `crypto.randomUUID`.
 */
export const mintHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
