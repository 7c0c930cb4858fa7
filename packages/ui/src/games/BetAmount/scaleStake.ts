import { divide, LARGEST_AMOUNT, type MicroUsdt, type Rational } from '@platform/rules/money';

/** A bet is made in whole cents. */
const CENT: MicroUsdt = 10_000n;

/**
 * A bet times a fraction, to the nearest cent with halves up: half of 0.01 stays 0.01. Never above
 * the largest amount there is.
 */
export function scaleStake(stake: MicroUsdt, { numerator, denominator }: Rational): MicroUsdt {
  const cents = divide(stake * numerator, denominator * CENT, 'half-up');
  const largest = LARGEST_AMOUNT / CENT;
  return (cents < largest ? cents : largest) * CENT;
}
