import { MoneyError } from './MoneyError';

/** Exact fraction with a positive denominator. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Treatment of a remainder:
 *
 * - `exact`: throws a `MoneyError`
 * - `down`: rounds towards zero
 * - `half-up`: rounds to the nearest, halves away from zero
 */
export type Rounding = 'exact' | 'down' | 'half-up';

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** Divides two integers. The denominator must be positive. */
export function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator <= 0n) {
    throw new MoneyError(`Cannot divide by ${denominator}: a denominator is positive.`);
  }
  const quotient = numerator / denominator;
  const rest = magnitude(numerator % denominator);
  if (rest === 0n || rounding === 'down') return quotient;
  if (rounding === 'exact') {
    throw new MoneyError(
      `${numerator}/${denominator} is not a whole number of micro-USDT: choose a rounding, 'down' or 'half-up'.`,
    );
  }
  if (rest * 2n < denominator) return quotient;
  return numerator < 0n ? quotient - 1n : quotient + 1n;
}

const greatestCommonDivisor = (a: bigint, b: bigint): bigint =>
  b === 0n ? magnitude(a) : greatestCommonDivisor(b, a % b);

export function reduce({ numerator, denominator }: Rational): Rational {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Adds two fractions, in lowest terms. */
export const add = (a: Rational, b: Rational): Rational =>
  reduce({
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  });

/** Multiplies two fractions, in lowest terms. */
export const times = (a: Rational, b: Rational): Rational =>
  reduce({
    numerator: a.numerator * b.numerator,
    denominator: a.denominator * b.denominator,
  });
