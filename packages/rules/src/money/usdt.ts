import { MoneyError } from './MoneyError';
import { divide, type Rational, type Rounding } from './rational';

/** An amount of money: an integer number of micro-USDT, 1e-6 USDT each. Never a float. */
export type MicroUsdt = bigint;

/** One USDT. */
export const USDT: MicroUsdt = 1_000_000n;

/** The largest magnitude that can be read: a signed 64-bit integer, which databases store natively. */
export const LARGEST_AMOUNT: MicroUsdt = 2n ** 63n - 1n;
const MOST_DIGITS = String(LARGEST_AMOUNT).length;

/** How many decimals an amount of USDT has. */
export const USDT_DECIMALS = 6;
const AMOUNT = /^(-?)(\d*)(?:\.(\d*))?$/;

/** Doubles carry this many decimal digits faithfully; beyond, the sender's digits may be lost already. */
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
 * Reads an amount of USDT: plain digits, at most one decimal point, at most 6 decimals, an optional
 * minus sign. A JSON number is read by its shortest decimal text.
 *
 * @throws MoneyError for anything else, so that no digit is ever dropped in silence
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
  // The length goes first: converting digits by the million would cost seconds.
  const tooLong = digits.length > MOST_DIGITS;
  if (tooLong || BigInt(digits) > LARGEST_AMOUNT) {
    throw new MoneyError(
      `${quoted(text)} is too large: an amount is at most ${toDecimal(LARGEST_AMOUNT)}.`,
    );
  }
  return sign === '-' ? -BigInt(digits) : BigInt(digits);
}

/** Splits an integer of `decimals` decimals into sign, whole part and fraction. */
function partsOf(value: bigint, decimals: number) {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  return {
    sign: value < 0n ? '-' : '',
    whole: digits.slice(0, digits.length - decimals),
    fraction: digits.slice(digits.length - decimals),
  };
}

/**
 * The exact decimal text of an amount, without trailing zeros: its form on the wire.
 *
 * @example toDecimal(14_700n) // '0.0147'
 */
export function toDecimal(amount: MicroUsdt): string {
  const { sign, whole, fraction } = partsOf(amount, USDT_DECIMALS);
  const significant = fraction.replace(/0+$/, '');
  return `${sign}${whole}${significant && `.${significant}`}`;
}

/** Options of `formatUsdt` and `formatUnits`. */
export interface FormatUsdtOptions {
  /** Commas between thousands. @default false */
  readonly grouping?: boolean;
  /** What happens to the decimals that do not show. @default 'half-up' */
  readonly rounding?: Rounding;
}

/**
 * An amount for people to read, with exactly `decimals` decimals (the specification: balances 4,
 * bets and history 3, elsewhere 2 to 4). Halves round away from zero; minus zero shows as zero.
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
 * An amount of any currency, for people to read, with exactly `decimals` decimals.
 *
 * @param amount in the smallest unit of the currency: cents, satoshis
 * @param scale how many decimals that unit is: 2 for cents, 8 for satoshis
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
 * An amount times a fraction.
 *
 * @param rounding what to do when the product is not a whole number of micro-USDT; by default that
 *   is refused, so that every rounding is visible where it happens
 * @example multiply(parseUsdt('0.01'), { numerator: 98n, denominator: 100n }) // 9_800n
 */
export const multiply = (
  amount: MicroUsdt,
  factor: Rational,
  rounding: Rounding = 'exact',
): MicroUsdt => divide(amount * factor.numerator, factor.denominator, rounding);
