import type { Hundredths } from '@platform/rules/dice';
import { divide, toDecimal, type Rational } from '@platform/rules/money';

/** A fraction with at most four decimals, rounded, as a field has it: '2.9997'. */
export const decimalText = ({ numerator, denominator }: Rational): string =>
  toDecimal(divide(numerator * 10_000n, denominator, 'half-up') * 100n);

/** A number of the scale with two decimals, as a field has it: '63.20'. */
export const hundredthsText = (value: Hundredths): string => (value / 100).toFixed(2);

const HUNDREDTHS = /^\d{0,3}(\.\d{0,2})?$/;

/**
 * Reads a number from 0 to 100 with at most 2 decimals; `'empty'` while nothing is typed yet, and
 * `undefined` for a text that may not be in the field.
 */
export function parseHundredths(text: string): Hundredths | 'empty' | undefined {
  if (!HUNDREDTHS.test(text)) return undefined;
  if (!/\d/.test(text)) return 'empty';
  const [whole = '', fraction = ''] = text.split('.');
  const value = Number(whole + fraction.padEnd(2, '0'));
  return value <= 10_000 ? value : undefined;
}
