import { divide, MoneyError, USDT, type MicroUsdt, type Rational } from '../money';

/** A currency to show amounts in beside USDT. */
export interface DisplayRate {
  /** Its ISO 4217 code. */
  readonly currency: string;
  /** How much of it one USDT is, exactly. */
  readonly rate: Rational;
}

/** A currency to show amounts in, also while its rate is on its way: then that is `undefined`. */
export interface AwaitedRate {
  readonly currency: string;
  readonly rate: Rational | undefined;
}

const RATE = /^(\d{1,12})(?:\.(\d{1,12}))?$/;

/**
 * Reads how much of a currency one USDT is, as an exact fraction: plain digits, at most 12 before and
 * 12 after the decimal point, more than zero.
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
 * An amount of USDT in another currency, as decimal text with exactly `decimals` decimals. Rounded to
 * the nearest, halves away from zero; minus zero is zero. Only to be shown: money stays USDT.
 *
 * @param rate how much of the currency one USDT is
 * @param decimals how many decimals the currency has
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
