import { keccak_256 } from '@noble/hashes/sha3';

/**
 * Adds the checksum (EIP-55) to an EVM address: the case of its letters. An address in a single
 * case has no checksum.
 *
 * @returns undefined if the existing checksum is wrong, for example after a typing error
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
