/**
 * Creates a key for one intent: 32 hexadecimal digits, 128 random bits. Pages without TLS lack
 * `crypto.randomUUID`.
 */
export const mintIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
