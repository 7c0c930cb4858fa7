import {
  divide,
  LARGEST_AMOUNT,
  parseUsdt,
  toDecimal,
  type MicroUsdt,
  type Rational,
} from '@platform/rules/money';

/** How many decimals an amount can have. */
export type AmountDecimals = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const PLAIN = /^(\d*)(\.\d*)?$/;
/** The largest amount has 13 digits before its point. */
const WHOLE_DIGITS = 13;

/** Thousands marked as in 1,234.50, and as in 1.234,50. */
const COMMA_GROUPS = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const POINT_GROUPS = /^\d{1,3}(\.\d{3})+,\d*$/;

function withoutGroups(text: string): string {
  if (COMMA_GROUPS.test(text)) return text.replaceAll(',', '');
  if (POINT_GROUPS.test(text)) return text.replaceAll('.', '').replace(',', '.');
  // Many keyboards have a comma where the decimal point would be.
  return text.replace(',', '.');
}

/**
 * What a field for an amount may hold of what was typed or pasted: digits and one decimal point.
 * Spaces, the currency and the marks between thousands are left out, decimals beyond `decimals` cut
 * off. `undefined` for what is no amount, or more than there is.
 *
 * @example amountText('1,234.50 USDT', 6) // '1234.50'
 */
export function amountText(raw: string, decimals: AmountDecimals): string | undefined {
  const match = PLAIN.exec(withoutGroups(raw.replace(/\s|\$|usdt/gi, '')));
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (whole.length > WHOLE_DIGITS) return undefined;
  const kept = decimals === 0 ? '' : fraction.slice(0, 1 + decimals);
  const amount = BigInt(whole + kept.slice(1).padEnd(6, '0'));
  return amount > LARGEST_AMOUNT ? undefined : whole + kept;
}

/**
 * The amount that a field's text stands for, exactly; `undefined` while it stands for none ('', '.').
 *
 * @example parseAmount('0.01') // 10_000n
 */
export function parseAmount(text: string): MicroUsdt | undefined {
  const plain = amountText(text, 6);
  return plain && /\d/.test(plain) ? parseUsdt(plain) : undefined;
}

/** The smallest amount with so many decimals, in micro-USDT. */
const unitOf = (decimals: AmountDecimals): MicroUsdt => 10n ** BigInt(6 - decimals);

/** An amount as a field writes it, decimals beyond `decimals` cut off: never more than there is. */
export function textOfAmount(amount: MicroUsdt, decimals: AmountDecimals): string {
  const unit = unitOf(decimals);
  return toDecimal(divide(amount, unit, 'down') * unit);
}

/**
 * An amount times a fraction, to the nearest of so many decimals with halves up: with 2 decimals, half
 * of 0.01 stays 0.01. Never above `most`.
 *
 * @param most by default the largest amount there is
 */
export function scaleAmount(
  amount: MicroUsdt,
  { numerator, denominator }: Rational,
  decimals: AmountDecimals,
  most: MicroUsdt = LARGEST_AMOUNT,
): MicroUsdt {
  const unit = unitOf(decimals);
  const units = divide(amount * numerator, denominator * unit, 'half-up');
  const largest = most / unit;
  return (units < largest ? units : largest) * unit;
}
