import { sha256 as sha256Of } from '@noble/hashes/sha2';
import { hexToBytes, bytesToHex } from '@noble/hashes/utils';

export { bytesToHex };

const HEX = /^(?:[\da-f]{2})*$/i;

/** A value that cannot be checked because it is malformed. The message names it. */
export class FairnessError extends Error {
  override readonly name = 'FairnessError';
}

/**
 * The bytes of a hexadecimal text, in either case.
 *
 * @param name what it is, for the error
 * @param length how many bytes it must have; any number when absent
 * @throws FairnessError
 */
export function bytesOf(hex: string, name: string, length?: number): Uint8Array {
  if (!HEX.test(hex)) throw new FairnessError(`The ${name} '${hex}' is not hexadecimal.`);
  const bytes = hexToBytes(hex);
  if (length === undefined || bytes.length === length) return bytes;
  throw new FairnessError(`The ${name} has ${bytes.length} bytes instead of ${length}.`);
}

/** SHA-256 of some parts, one after the other, in hex. */
export function sha256(...parts: readonly Uint8Array[]): string {
  const hash = sha256Of.create();
  for (const part of parts) hash.update(part);
  return bytesToHex(hash.digest());
}

/** Whether two hexadecimal texts mean the same bytes. */
export const sameHex = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
