import { hmac } from '@noble/hashes/hmac';
import { sha256 as hash } from '@noble/hashes/sha2';
import { drawDigit, type Digit } from '../wingo';
import { bytesOf, sha256 } from './bytes';

const SEED_BYTES = 32;

const seedBytes = (seed: string): Uint8Array => bytesOf(seed, 'server seed', SEED_BYTES);

/** What is published before the first bet: the SHA-256 of the server seed, hex. */
export const commitmentOf = (seed: string): string => sha256(seedBytes(seed));

/**
 * The link that a round adds to the public chain of its game: SHA-256(link before || commitment),
 * hex. One link proves that no earlier round was taken out or replaced.
 *
 * @param before the link of the round before; `FIRST_LINK` for the first round
 */
export const linkOf = (before: string, commitment: string): string =>
  sha256(bytesOf(before, 'link before', 32), bytesOf(commitment, 'commitment', 32));

/** What the first round of a game is linked to: 32 zero bytes. */
export const FIRST_LINK = '0'.repeat(64);

/**
 * What a round's HMACs are taken of: its number and the randomness of its beacon. Rounds from
 * before there was a beacon have only their number.
 */
export const messageOf = (roundNumber: string, randomness: string | undefined): string =>
  randomness === undefined ? roundNumber : `${roundNumber}:${randomness.toLowerCase()}`;

/**
 * The digit that a round draws: the first byte below 250 of HMAC-SHA256(server seed,
 * "<round number>:<randomness>"), modulo ten; see `drawDigit` for what follows should there be none.
 *
 * @param seed hex
 * @param randomness of the round's beacon, 64 hex digits; undefined for rounds from before 2026-11-22
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
 * The multiplier at which a crash round ends, in hundredths: the first 52 bits of the HMAC as r,
 * floor(100 * 0.99 / (1 - r / 2^52)), at least 100.
 *
 * @param randomness of the round's beacon, 64 hex digits
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
