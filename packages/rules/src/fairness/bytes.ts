import { sha256 as sha256Of } from '@noble/hashes/sha2';
import { hexToBytes, bytesToHex } from '@noble/hashes/utils';

export { bytesToHex };

const HEX = /^(?:[\da-f]{2})*$/i;

/** Malformed value that cannot be verified. The message names the value. */
export class FairnessError extends Error {
  override readonly name = 'FairnessError';
}

/**
 * Decodes hexadecimal text in upper or lower case.
 *
 * @param name name of the value in the error
 * @param length required number of bytes. @default any number
 * @throws FairnessError
 */
export function bytesOf(hex: string, name: string, length?: number): Uint8Array {
  if (!HEX.test(hex)) throw new FairnessError(`The ${name} '${hex}' is not hexadecimal.`);
  const bytes = hexToBytes(hex);
  if (length === undefined || bytes.length === length) return bytes;
  throw new FairnessError(`The ${name} has ${bytes.length} bytes instead of ${length}.`);
}

/** Returns the SHA-256 of concatenated parts, in hex. */
export function sha256(...parts: readonly Uint8Array[]): string {
  const hash = sha256Of.create();
  for (const part of parts) hash.update(part);
  return bytesToHex(hash.digest());
}

export const sameHex = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
