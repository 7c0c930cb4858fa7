import { randomBytes } from 'node:crypto';

export interface Random {
  bytes(count: number): Uint8Array;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };

/**
 * Returns random text, with every character of the alphabet equally likely.
 *
 * @param alphabet at most 256 characters
 */
export function randomText(random: Random, alphabet: string, length: number): string {
  // Bytes from the last, incomplete multiple of the alphabet would favour its first characters.
  const fair = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of random.bytes(length)) {
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}
