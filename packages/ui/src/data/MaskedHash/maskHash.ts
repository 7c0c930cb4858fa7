const ENDS = 5;
const LONGEST_UNMASKED = 10;

/**
 * Shortens a hash of more than 10 characters to its first 5 characters, asterisks and its last 5
 * characters, as specified.
 *
 * @example maskHash('0x5c1e2b7a9d3f') // '0x5c1*****a9d3f'
 */
export const maskHash = (hash: string): string =>
  hash.length > LONGEST_UNMASKED ? `${hash.slice(0, ENDS)}*****${hash.slice(-ENDS)}` : hash;
