import type { Hundredths } from '@platform/rules/dice';
import { divide, formatUnits, toDecimal, type Rational } from '@platform/rules/money';

/** Formats a fraction for a field, rounded to at most four decimals: '2.9997'. */
export const decimalText = ({ numerator, denominator }: Rational): string =>
  toDecimal(divide(numerator * 10_000n, denominator, 'half-up') * 100n);

/** Formats a share in percent for a field, rounded down to a number of decimals: '49.9950'. */
export const percentText = ({ numerator, denominator }: Rational, decimals: number): string =>
  formatUnits(
    divide(numerator * 100n * 10n ** BigInt(decimals), denominator, 'down'),
    decimals,
    decimals,
  );

const HUNDREDTHS = /^\d{0,3}(\.\d{0,2})?$/;

/**
 * Parses a number from 0 to 100 with at most 2 decimals. Returns `undefined` for any other text, so
 * that the field refuses it.
 */
export function parseHundredths(text: string): Hundredths | 'empty' | undefined {
  if (!HUNDREDTHS.test(text)) return undefined;
  if (!/\d/.test(text)) return 'empty';
  const [whole = '', fraction = ''] = text.split('.');
  const value = Number(whole + fraction.padEnd(2, '0'));
  return value <= 10_000 ? value : undefined;
}
