import { keccak_256 } from '@noble/hashes/sha3';

/**
 * An address of an EVM chain with its checksum, which is in the case of its letters (EIP-55). One
 * that is all lower or all upper case brings no checksum and gets one.
 *
 * @param address 0x and 40 hexadecimal digits
 * @returns undefined when the case is a checksum, and of another address: a digit was mistyped
 */
export function checksummed(address: string): string | undefined {
  const digits = address.slice(2);
  const right = `0x${withChecksum(digits.toLowerCase())}`;
  const unmarked = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return unmarked || address === right ? right : undefined;
}

function withChecksum(digits: string): string {
  const hash = Buffer.from(keccak_256(Buffer.from(digits, 'ascii'))).toString('hex');
  return Array.from(digits, (digit, index) =>
    parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  ).join('');
}
