import {
  divide,
  formatUnits,
  LARGEST_AMOUNT,
  USDT_DECIMALS,
  type Rational,
} from '@platform/rules/money';
import { latinDigits, plainDecimal } from '../../internal/latinDigits';

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

/** Thousands marked as in 1,234.50, as in 1.234,50, and as in India's 1,00,000. */
const GROUPED = /^[1-9]\d{0,2}([.,])(?:\d{2,3}\1)*\d{3}(?:(?!\1)[.,٫]\d*)?$/;
const TWO_MARKS = /[.,].*[.,٫]/;

/** Whether amounts are shown with a comma between thousands in a language. */
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

/** Without the currency, spaces, Arabic's marks of direction, and marks that only part thousands. */
const withoutCurrency = (text: string, currency: string): string =>
  text
    .toUpperCase()
    .replaceAll(currency.toUpperCase(), '')
    .replace(/[\s\p{Sc}\u200e\u200f\u061c'’٬]/gu, '');

/** The largest amount there is: the same number in every currency. */
const largestOf = (scale: number): bigint =>
  (LARGEST_AMOUNT * 10n ** BigInt(scale)) / 10n ** BigInt(USDT_DECIMALS);

/**
 * What a field for an amount may hold of what was typed or pasted: digits and one decimal point.
 * Spaces, the currency and the marks between thousands are left out, decimals beyond `decimals` cut
 * off. `undefined` for what is no amount, or more than there is.
 *
 * Of two different marks, the last is the decimal mark, and one that repeats stands between thousands,
 * whatever the language. One alone is the decimal mark, except for the comma of a pasted text such as
 * '1,250' in a language that has it between thousands. A point alone always is: fields write it so.
 *
 * @param language a BCP 47 tag, for a text that was pasted
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
 * Whether a change of a field put in more than a key does: pasted, dropped, dictated. What undoing
 * brings back is a text of the field, in which the point is the decimal mark.
 *
 * @param inputType that of the browser's `InputEvent`
 */
export const isPasted = (before: string, after: string, inputType = ''): boolean =>
  /^insertFrom(Paste|Drop)/.test(inputType) ||
  (after.length > before.length + 1 && !inputType.startsWith('history'));

/** The amount that plain digits with at most `scale` decimals stand for. */
function amountOf(plain: string, scale: number): bigint {
  const [whole = '', fraction = ''] = plain.split('.');
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

/**
 * The amount that a field's text stands for, exactly; `undefined` while it stands for none ('', '.').
 * A comma before three digits is read as in English: '1,234' is 1234.
 *
 * @param scale how many decimals the unit of the amount is: by default 6, for micro-USDT
 * @example parseAmount('0.01') // 10_000n
 */
export function parseAmount(text: string, scale: number = USDT_DECIMALS): bigint | undefined {
  const plain = amountText(text, { currency: 'USDT', scale, decimals: scale }, 'en');
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
