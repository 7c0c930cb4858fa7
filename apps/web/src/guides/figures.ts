import { divide, toDecimal, type Rational } from '@platform/rules/money';

const decimalText = ({ numerator, denominator }: Rational, scale: bigint): string =>
  toDecimal(divide(numerator * scale * 1_000_000n, denominator, 'half-up'));

/** A multiple of the stake: '4.5x'. Exact, or rounded to 6 decimals. */
export const multipleText = (multiple: Rational): string => `${decimalText(multiple, 1n)}x`;

/** A share: '93.1%'. Exact, or rounded to 6 decimals. */
export const percentText = (share: Rational): string => `${decimalText(share, 100n)}%`;
