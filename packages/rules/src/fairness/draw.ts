import { hmac } from '@noble/hashes/hmac';
import { sha256 as hash } from '@noble/hashes/sha2';
import { drawDigit, type Digit } from '../wingo';
import { bytesOf, sha256 } from './bytes';

const SEED_BYTES = 32;

const seedBytes = (seed: string): Uint8Array => bytesOf(seed, 'server seed', SEED_BYTES);

/** Returns the commitment, published before the first bet: the SHA-256 of the server seed, in hex. */
export const commitmentOf = (seed: string): string => sha256(seedBytes(seed));

/**
 * Returns a round's link in its game's public chain: SHA-256(previous link || commitment), in hex.
 * A link proves that no earlier round was removed or replaced.
 *
 * @param before the previous round's link; `FIRST_LINK` for the first round
 */
export const linkOf = (before: string, commitment: string): string =>
  sha256(bytesOf(before, 'link before', 32), bytesOf(commitment, 'commitment', 32));

/** Link before the first round of a game: 32 zero bytes. */
export const FIRST_LINK = '0'.repeat(64);

/**
 * Returns the message of the draw's HMAC, whose key is the server seed. Without a beacon, the message
 * is only the round number.
 */
export const messageOf = (roundNumber: string, randomness: string | undefined): string =>
  randomness === undefined ? roundNumber : `${roundNumber}:${randomness.toLowerCase()}`;

/**
 * Returns a round's digit: the first byte below 250 of HMAC-SHA256(server seed, "<round
 * number>:<randomness>"), modulo ten. If no byte is below 250, see `drawDigit`.
 *
 * @param seed hex
 * @param randomness 64 hex digits; undefined for rounds without a beacon, before 2026-11-22
 */
export function wingoDigit(
  seed: string,
  roundNumber: string,
  randomness: string | undefined,
): Digit {
  const key = seedBytes(seed);
  return drawDigit((message) => hmac(hash, key, message), messageOf(roundNumber, randomness));
}

/**
 * Returns the multiplier at which a crash round ends, in hundredths, at least 100. With r as the
 * first 52 bits of the HMAC: floor(100 * 0.99 / (1 - r / 2^52)).
 *
 * @param randomness randomness of the round's beacon, 64 hex digits
 */
export function crashHundredths(seed: string, roundNumber: string, randomness: string): bigint {
  const bytes = hmac(hash, seedBytes(seed), messageOf(roundNumber, randomness));
  let bits = 0n;
  for (const byte of bytes.subarray(0, 7)) bits = (bits << 8n) | BigInt(byte);
  const r = bits >> 4n;
  const whole = 1n << 52n;
  const hundredths = (99n * whole) / (whole - r);
  return hundredths < 100n ? 100n : hundredths;
}
