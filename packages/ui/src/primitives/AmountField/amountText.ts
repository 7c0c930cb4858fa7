import {
  divide,
  formatUnits,
  LARGEST_AMOUNT,
  USDT_DECIMALS,
  type Rational,
} from '@platform/rules/money';

/** What amounts a field takes. */
export interface AmountKind {
  /** The name of the currency, which may be pasted with an amount: 'EUR'. */
  currency: string;
  /** How many decimals the unit of the amounts is: 2 for cents, 6 for micro-USDT. */
  scale: number;
  /** How many decimals may be typed: at most `scale`. */
  decimals: number;
}

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

const withoutCurrency = (text: string, currency: string): string =>
  text
    .toUpperCase()
    .replaceAll(currency.toUpperCase(), '')
    .replace(/[\s\p{Sc}]/gu, '');

/** The largest amount there is: the same number in every currency. */
const largestOf = (scale: number): bigint =>
  (LARGEST_AMOUNT * 10n ** BigInt(scale)) / 10n ** BigInt(USDT_DECIMALS);

/**
 * What a field for an amount may hold of what was typed or pasted: digits and one decimal point.
 * Spaces, the currency and the marks between thousands are left out, decimals beyond `decimals` cut
 * off. `undefined` for what is no amount, or more than there is.
 *
 * @example amountText('1,234.50 EUR', { currency: 'EUR', scale: 2, decimals: 2 }) // '1234.50'
 */
export function amountText(
  raw: string,
  { currency, scale, decimals }: AmountKind,
): string | undefined {
  const match = PLAIN.exec(withoutGroups(withoutCurrency(raw, currency)));
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (whole.length > WHOLE_DIGITS) return undefined;
  const kept = decimals === 0 ? '' : fraction.slice(0, 1 + decimals);
  return amountOf(whole + kept, scale) > largestOf(scale) ? undefined : whole + kept;
}

/** The amount that plain digits with at most `scale` decimals stand for. */
function amountOf(plain: string, scale: number): bigint {
  const [whole = '', fraction = ''] = plain.split('.');
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

/**
 * The amount that a field's text stands for, exactly; `undefined` while it stands for none ('', '.').
 *
 * @param scale how many decimals the unit of the amount is: by default 6, for micro-USDT
 * @example parseAmount('0.01') // 10_000n
 */
export function parseAmount(text: string, scale: number = USDT_DECIMALS): bigint | undefined {
  const plain = amountText(text, { currency: 'USDT', scale, decimals: scale });
  return plain && /\d/.test(plain) ? amountOf(plain, scale) : undefined;
}

/** The smallest amount that can be typed. */
const unitOf = ({ scale, decimals }: AmountKind): bigint => 10n ** BigInt(scale - decimals);

/** An amount as a field writes it, decimals beyond `decimals` cut off: never more than there is. */
export function textOfAmount(amount: bigint, { scale, decimals }: AmountKind): string {
  const text = formatUnits(amount, scale, decimals, { rounding: 'down' });
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/**
 * An amount times a fraction, to the nearest that can be typed with halves up: with 2 decimals, half
 * of 0.01 stays 0.01. Never above `most`.
 *
 * @param most by default the largest amount there is
 */
export function scaleAmount(
  amount: bigint,
  { numerator, denominator }: Rational,
  kind: AmountKind,
  most: bigint = largestOf(kind.scale),
): bigint {
  const unit = unitOf(kind);
  const units = divide(amount * numerator, denominator * unit, 'half-up');
  const largest = most / unit;
  return (units < largest ? units : largest) * unit;
}
