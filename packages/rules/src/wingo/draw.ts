import type { Digit } from './result';

/** Largest multiple of ten in a byte. Bytes from 250 upwards would favour the digits 0 to 5. */
const FAIR_BYTES = 250;

/**
 * Draws a round's digit: the first byte below 250 of HMAC-SHA256(server seed, round number), modulo
 * ten. If all 32 bytes are 250 or more, appends ':1' to the number for the next HMAC, then ':2',
 * and so on. Anyone can repeat the draw once the seed is public.
 *
 * @param hmac HMAC-SHA256 of a text, keyed with the round's server seed
 */
export function drawDigit(hmac: (message: string) => Uint8Array, roundNumber: string): Digit {
  for (let attempt = 0; ; attempt += 1) {
    const bytes = hmac(attempt === 0 ? roundNumber : `${roundNumber}:${attempt}`);
    const byte = bytes.find((each) => each < FAIR_BYTES);
    if (byte !== undefined) return (byte % 10) as Digit;
  }
}
