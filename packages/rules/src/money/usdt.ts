import { MoneyError } from './MoneyError';
import { divide, type Rational, type Rounding } from './rational';

/** Amount in micro-USDT (1e-6 USDT), as an integer, never a float. */
export type MicroUsdt = bigint;

export const USDT: MicroUsdt = 1_000_000n;

/** Largest parseable magnitude: that of a signed 64-bit integer, as in databases. */
export const LARGEST_AMOUNT: MicroUsdt = 2n ** 63n - 1n;
const MOST_DIGITS = String(LARGEST_AMOUNT).length;

export const USDT_DECIMALS = 6;
const AMOUNT = /^(-?)(\d*)(?:\.(\d*))?$/;

/**
 * Number of decimal digits that a double represents exactly. Longer JSON numbers may have lost
 * digits.
 */
const FAITHFUL_DIGITS = 15;

const quoted = (text: string): string => `"${text.length > 40 ? `${text.slice(0, 40)}...` : text}"`;

function textOf(value: number): string {
  const text = String(value);
  if (text.replace(/^-?0?\.?0*|\./g, '').length > FAITHFUL_DIGITS) {
    throw new MoneyError(
      `${text} has more than ${FAITHFUL_DIGITS} digits, which a JSON number may have changed on its way: send it as a string.`,
    );
  }
  return text;
}

/**
 * Parses an amount of USDT: plain digits with at most one decimal point, at most 6 decimals, and an
 * optional minus sign. Reads a JSON number from its shortest decimal text.
 *
 * @throws MoneyError for any other input, so that no digit is dropped silently
 * @example parseUsdt('0.01') // 10_000n
 */
export function parseUsdt(value: string | number): MicroUsdt {
  const text = typeof value === 'number' ? textOf(value) : value;
  const match = AMOUNT.exec(text);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (!match || whole + fraction === '') {
    throw new MoneyError(
      `${quoted(text)} is not an amount: write plain digits with at most one decimal point, such as "12.5".`,
    );
  }
  if (fraction.length > USDT_DECIMALS) {
    throw new MoneyError(
      `${quoted(text)} has ${fraction.length} decimals: an amount has at most ${USDT_DECIMALS}.`,
    );
  }
  const digits = (whole + fraction.padEnd(USDT_DECIMALS, '0')).replace(/^0+(?=\d)/, '');
  // Checks the length first, because converting millions of digits takes seconds.
  const tooLong = digits.length > MOST_DIGITS;
  if (tooLong || BigInt(digits) > LARGEST_AMOUNT) {
    throw new MoneyError(
      `${quoted(text)} is too large: an amount is at most ${toDecimal(LARGEST_AMOUNT)}.`,
    );
  }
  return sign === '-' ? -BigInt(digits) : BigInt(digits);
}

function partsOf(value: bigint, decimals: number) {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  return {
    sign: value < 0n ? '-' : '',
    whole: digits.slice(0, digits.length - decimals),
    fraction: digits.slice(digits.length - decimals),
  };
}

/**
 * Returns the exact decimal text of an amount, without trailing zeros: its wire format.
 *
 * @example toDecimal(14_700n) // '0.0147'
 */
export function toDecimal(amount: MicroUsdt): string {
  const { sign, whole, fraction } = partsOf(amount, USDT_DECIMALS);
  const significant = fraction.replace(/0+$/, '');
  return `${sign}${whole}${significant && `.${significant}`}`;
}

export interface FormatUsdtOptions {
  /** True to separate thousands with commas. @default false */
  readonly grouping?: boolean;
  /** Rounding of hidden decimals. @default 'half-up' */
  readonly rounding?: Rounding;
}

/**
 * Formats an amount for display, with exactly `decimals` decimals. The specification uses 4 for
 * balances, 3 for bets and history, otherwise 2 to 4. Never shows minus zero.
 *
 * @example formatUsdt(1_234_567_890n, 4, { grouping: true }) // '1,234.5679'
 */
export function formatUsdt(
  amount: MicroUsdt,
  decimals: 2 | 3 | 4 | 6,
  { grouping = false, rounding = 'half-up' }: FormatUsdtOptions = {},
): string {
  return formatUnits(amount, USDT_DECIMALS, decimals, { grouping, rounding });
}

/**
 * Formats an amount of any currency for display, with exactly `decimals` decimals.
 *
 * @param amount in the smallest unit of the currency: cents, satoshis
 * @param scale decimals of that unit: 2 for cents, 8 for satoshis
 * @example formatUnits(123_456n, 2, 2) // '1234.56'
 */
export function formatUnits(
  amount: bigint,
  scale: number,
  decimals: number,
  { grouping = false, rounding = 'half-up' }: FormatUsdtOptions = {},
): string {
  const shown = amount * 10n ** BigInt(Math.max(decimals - scale, 0));
  const rounded = divide(shown, 10n ** BigInt(Math.max(scale - decimals, 0)), rounding);
  const { sign, whole, fraction } = partsOf(rounded, decimals);
  const grouped = grouping ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${sign}${grouped}${fraction && `.${fraction}`}`;
}

/**
 * Multiplies an amount by a fraction.
 *
 * @param rounding treatment of fractions of a micro-USDT. The default throws, so that every
 * rounding is visible in code
 * @example multiply(parseUsdt('0.01'), { numerator: 98n, denominator: 100n }) // 9_800n
 */
export const multiply = (
  amount: MicroUsdt,
  factor: Rational,
  rounding: Rounding = 'exact',
): MicroUsdt => divide(amount * factor.numerator, factor.denominator, rounding);
