/**
 * A new key for one intent of the member: 32 hexadecimal digits, 128 random bits.
 * `crypto.randomUUID` would be missing on pages served without TLS.
 */
export const mintIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
