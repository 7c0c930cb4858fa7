import { convert } from '@platform/rules/currencies';
import type { MicroUsdt } from '@platform/rules/money';
import type { DisplayRate } from './DisplayCurrencyProvider';

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(language: string, currency: string): Intl.NumberFormat {
  const key = `${language}/${currency}`;
  const known = formats.get(key);
  if (known) return known;
  // The digits are those of the amounts beside it.
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'currency', currency });
  formats.set(key, format);
  return format;
}

/**
 * An amount in another currency, with the decimals of that currency and as a language writes it:
 * '₹1,108.75', '1.108,75 ₹'.
 *
 * @param language a BCP 47 tag
 */
export function approximationText(
  value: MicroUsdt,
  { currency, rate }: DisplayRate,
  language: string,
): string {
  const format = formatFor(language, currency);
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  // As text, which `Intl` reads exactly: an amount may have more digits than a number holds.
  return format.format(convert(value, rate, maximumFractionDigits) as `${number}`);
}
