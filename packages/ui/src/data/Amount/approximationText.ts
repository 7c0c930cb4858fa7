import { convert, type DisplayRate } from '@platform/rules/currencies';
import type { MicroUsdt } from '@platform/rules/money';
import { latinFormat } from '../../internal/latinFormat';

/**
 * Returns the number format of a currency.
 * @param decimals `undefined` for the currency's usual decimals
 */
const formatFor = (language: string, currency: string, decimals?: number): Intl.NumberFormat =>
  latinFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** Number of integer digits from which a rough approximation omits decimals. */
const ROUGH_FROM_DIGITS = 4;

/**
 * Converts an amount to another currency and formats the result: '₹1,108.75', '1.108,75 ₹'.
 *
 * @param language a BCP 47 tag
 * @param rough omits the decimals for amounts of 1,000 or more. @default false
 */
export function approximationText(
  value: MicroUsdt,
  { currency, rate }: DisplayRate,
  language: string,
  rough = false,
): string {
  const format = formatFor(language, currency);
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  const whole = convert(value, rate, 0);
  // Passes a string to `Intl`, because the amount may have more digits than a number can represent.
  if (rough && whole.replace('-', '').length >= ROUGH_FROM_DIGITS) {
    return formatFor(language, currency, 0).format(whole as `${number}`);
  }
  return format.format(convert(value, rate, maximumFractionDigits) as `${number}`);
}
