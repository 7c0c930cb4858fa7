import { divide, MoneyError, USDT, type MicroUsdt, type Rational } from '../money';

/** Display currency with its exchange rate. */
export interface DisplayRate {
  /** ISO 4217 code. */
  readonly currency: string;
  /** Price of one USDT in this currency, exact. */
  readonly rate: Rational;
}

/** Display currency and its exchange rate, which is `undefined` while loading. */
export interface AwaitedRate {
  readonly currency: string;
  readonly rate: Rational | undefined;
}

const RATE = /^(\d{1,12})(?:\.(\d{1,12}))?$/;

/**
 * Parses an exchange rate, the price of one USDT in a currency, as an exact fraction. Accepts plain
 * digits above zero, at most 12 before and 12 after the decimal point.
 *
 * @throws MoneyError
 * @example parseRate('83.95') // { numerator: 8395n, denominator: 100n }
 */
export function parseRate(text: string): Rational {
  const [, whole = '', fraction = ''] = RATE.exec(text) ?? [];
  const rate = {
    numerator: BigInt(whole + fraction),
    denominator: 10n ** BigInt(fraction.length),
  };
  if (rate.numerator > 0n) return rate;
  throw new MoneyError(
    `"${text.slice(0, 40)}" is not a rate: write a number above zero in plain digits, such as "83.95".`,
  );
}

/**
 * Converts USDT to another currency, as decimal text with exactly `decimals` decimals. Rounds
 * halves away from zero; never returns minus zero. For display only: balances stay in USDT.
 *
 * @param rate price of one USDT in the currency
 * @example convert(12_500_000n, parseRate('83.95'), 2) // '1049.38'
 */
export function convert(
  amount: MicroUsdt,
  { numerator, denominator }: Rational,
  decimals: number,
): string {
  const scale = 10n ** BigInt(decimals);
  const units = divide(amount * numerator * scale, USDT * denominator, 'half-up');
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = digits.slice(point);
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${fraction && `.${fraction}`}`;
}
