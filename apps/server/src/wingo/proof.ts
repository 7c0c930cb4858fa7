import { createHash, createHmac } from 'node:crypto';
import type { Digit } from '@platform/rules/wingo';

/** The length of a server seed in bytes. */
export const SEED_BYTES = 32;

/** What is published before the first bet: the SHA-256 of the seed. */
export const commitmentOf = (seed: Uint8Array): Buffer =>
  createHash('sha256').update(seed).digest();

/** 250 is the last whole multiple of ten in a byte: larger ones would favour the digits 0 to 5. */
const FAIR_BYTES = 250;

/**
 * The digit of a round: the first byte below 250 of HMAC-SHA256(seed, round number), modulo ten.
 * Should all 32 bytes be larger, the HMAC of the number with ':1' appended follows, and so on.
 * Anybody can repeat this once the seed is public.
 */
export function digitOf(seed: Uint8Array, roundNumber: string): Digit {
  for (let attempt = 0; ; attempt += 1) {
    const message = attempt === 0 ? roundNumber : `${roundNumber}:${attempt}`;
    const byte = createHmac('sha256', seed)
      .update(message)
      .digest()
      .find((b) => b < FAIR_BYTES);
    if (byte !== undefined) return (byte % 10) as Digit;
  }
}
