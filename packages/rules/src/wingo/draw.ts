import type { Digit } from './result';

/** 250 is the last whole multiple of ten in a byte: larger ones would favour the digits 0 to 5. */
const FAIR_BYTES = 250;

/**
 * The digit of a round: the first byte below 250 of HMAC-SHA256(server seed, round number), modulo
 * ten. Should all 32 bytes be larger, the HMAC of the number with ':1' appended follows, and so on.
 * Anyone can repeat this once the seed is public.
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
