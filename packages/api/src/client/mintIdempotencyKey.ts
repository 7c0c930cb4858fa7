/**
 * Creates a key for one intent: 32 hexadecimal digits, 128 random bits. `crypto.randomUUID` is
 * missing on pages without TLS.
 */
export const mintIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
