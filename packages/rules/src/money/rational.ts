import { MoneyError } from './MoneyError';

/** An exact fraction. The denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * What to do with the part of a division that does not fit:
 *
 * - `exact`: nothing may be left, otherwise a `MoneyError`
 * - `down`: towards zero
 * - `half-up`: to the nearest, halves away from zero
 */
export type Rounding = 'exact' | 'down' | 'half-up';

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** Divides two integers, with `denominator` positive. */
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

/** The same fraction in lowest terms. */
export function reduce({ numerator, denominator }: Rational): Rational {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The sum of two fractions, in lowest terms. */
export const add = (a: Rational, b: Rational): Rational =>
  reduce({
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  });

/** The product of two fractions, in lowest terms. */
export const times = (a: Rational, b: Rational): Rational =>
  reduce({
    numerator: a.numerator * b.numerator,
    denominator: a.denominator * b.denominator,
  });
