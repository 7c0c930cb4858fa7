import {
  divide,
  formatUnits,
  LARGEST_AMOUNT,
  USDT_DECIMALS,
  type Rational,
} from '@platform/rules/money';
import { latinDigits, plainDecimal } from '../../internal/latinDigits';

export interface AmountKind {
  /** Currency name, which a pasted amount may contain. */
  currency: string;
  /** Number of decimals in the amount's unit: 2 for cents, 6 for micro-USDT. */
  scale: number;
  /** Number of decimals that can be typed, at most `scale`. */
  decimals: number;
}

const PLAIN = /^(\d*)(\.\d*)?$/;
/** Maximum number of digits before the point. */
const WHOLE_DIGITS = 13;

/** Amount with grouped thousands: 1,234.50 or 1.234,50, or 1,00,000 as in India. */
const GROUPED = /^[1-9]\d{0,2}([.,])(?:\d{2,3}\1)*\d{3}(?:(?!\1)[.,٫]\d*)?$/;
const TWO_MARKS = /[.,].*[.,٫]/;

const groupsByComma = (language: string): boolean =>
  new Intl.NumberFormat(language, { numberingSystem: 'latn', useGrouping: true })
    .formatToParts(1_234_567)
    .some(({ type, value }) => type === 'group' && value === ',');

function withoutGroups(text: string, language: string | undefined): string {
  const mark = GROUPED.exec(text)?.[1];
  const isComma = mark === ',' && language !== undefined && groupsByComma(language);
  const isGroup = mark && (isComma || TWO_MARKS.test(text));
  return plainDecimal(isGroup ? text.replaceAll(mark, '') : text);
}

/** Removes the currency, spaces, Arabic direction marks and grouping marks. */
const withoutCurrency = (text: string, currency: string): string =>
  text
    .toUpperCase()
    .replaceAll(currency.toUpperCase(), '')
    .replace(/[\s\p{Sc}\u200e\u200f\u061c'’٬]/gu, '');

/** Returns the maximum amount. It is the same in every currency. */
const largestOf = (scale: number): bigint =>
  (LARGEST_AMOUNT * 10n ** BigInt(scale)) / 10n ** BigInt(USDT_DECIMALS);

/**
 * Returns a field's text after typing or pasting: digits and one decimal point. Returns `undefined`
 * for text that is not an amount, or is too large.
 *
 * If text contains two different marks, the last one is the decimal mark. A repeated mark groups
 * thousands. A single mark is the decimal mark, except for a pasted comma such as '1,250' in a
 * language that groups with commas.
 *
 * @param language BCP 47 tag, for pasted text
 * @example amountText('1,234.50 EUR', { currency: 'EUR', scale: 2, decimals: 2 }) // '1234.50'
 */
export function amountText(
  raw: string,
  { currency, scale, decimals }: AmountKind,
  language?: string,
): string | undefined {
  const plain = withoutGroups(latinDigits(withoutCurrency(raw, currency)), language);
  const match = PLAIN.exec(plain);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (whole.length > WHOLE_DIGITS) return undefined;
  const kept = decimals === 0 ? '' : fraction.slice(0, 1 + decimals);
  return amountOf(whole + kept, scale) > largestOf(scale) ? undefined : whole + kept;
}

/**
 * Returns true if an edit inserted more than a single key press could. Text restored by undo counts
 * as typed, because its point is a decimal mark.
 *
 * @param inputType `inputType` of the browser's `InputEvent`
 */
export const isPasted = (before: string, after: string, inputType = ''): boolean =>
  /^insertFrom(Paste|Drop)/.test(inputType) ||
  (after.length > before.length + 1 && !inputType.startsWith('history'));

function amountOf(plain: string, scale: number): bigint {
  const [whole = '', fraction = ''] = plain.split('.');
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

/**
 * Converts a field's text to its exact amount; `undefined` for '' and '.'. A comma before three
 * digits groups thousands: '1,234' is 1234.
 *
 * @param scale number of decimals in the amount's unit. @default 6 (micro-USDT)
 * @example parseAmount('0.01') // 10_000n
 */
export function parseAmount(text: string, scale: number = USDT_DECIMALS): bigint | undefined {
  const plain = amountText(text, { currency: 'USDT', scale, decimals: scale }, 'en');
  return plain && /\d/.test(plain) ? amountOf(plain, scale) : undefined;
}

const unitOf = ({ scale, decimals }: AmountKind): bigint => 10n ** BigInt(scale - decimals);

/** Formats an amount for a field, rounded down. */
export function textOfAmount(amount: bigint, { scale, decimals }: AmountKind): string {
  const text = formatUnits(amount, scale, decimals, { rounding: 'down' });
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/**
 * Multiplies an amount by a fraction. Rounds half up to the allowed decimals, so half of 0.01 is
 * 0.01 with 2 decimals.
 *
 * @param most upper limit. @default the maximum amount
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
