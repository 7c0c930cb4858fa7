import {
  divide,
  formatUsdt,
  multiply,
  toDecimal,
  USDT,
  type Rational,
} from '@platform/rules/money';

/** A multiple of the stake with two decimals: '1.11x'. What does not show is cut, never promised. */
export const multiplierText = (multiplier: Rational): string =>
  `${formatUsdt(multiply(USDT, multiplier, 'down'), 2, { grouping: true, rounding: 'down' })}x`;

/** A multiple that has few decimals, in full: '5.6x', '1000x'. */
export const shortMultiplierText = (multiplier: Rational): string =>
  `${toDecimal(multiply(USDT, multiplier, 'down'))}x`;

/** A fraction with at most four decimals, rounded, without a unit: '2.9997'. */
export const decimalText = ({ numerator, denominator }: Rational): string =>
  toDecimal(divide(numerator * 10_000n, denominator, 'half-up') * 100n);
