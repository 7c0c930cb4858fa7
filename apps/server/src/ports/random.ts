import { randomBytes } from 'node:crypto';

/** Where unpredictable bytes come from; a test hands in its own to make an outcome repeat. */
export interface Random {
  bytes(count: number): Uint8Array;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };

/**
 * A text of `length` characters of `alphabet`, each equally likely.
 *
 * @param alphabet at most 256 characters
 */
export function randomText(random: Random, alphabet: string, length: number): string {
  // Bytes past the last whole multiple of the alphabet would favour its first characters.
  const fair = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of random.bytes(length)) {
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}
