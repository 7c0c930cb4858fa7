import {
  isDisplayCurrency,
  type DisplayCurrency,
  type AwaitedRate,
  type DisplayRate,
} from '@platform/rules/currencies';
import type { Rational } from '@platform/rules/money';
import type { CallAnswer, CallPayload, changeDisplayCurrency, currencyRates } from '../contract';

export type { AwaitedRate, DisplayCurrency, DisplayRate };

/** How much of each currency one USDT is. For showing amounts; money stays USDT. */
export interface CurrencyRates {
  /** When they were taken, epoch ms. */
  readonly at: number;
  /** Until when they may be shown, epoch ms; `null` for always. */
  readonly validUntil: number | null;
  /** Exact fractions; a currency that is not here has no rate. */
  readonly rates: ReadonlyMap<DisplayCurrency, Rational>;
}

/** The choice of a profile; one that only a newer server knows counts as none. */
export const toDisplayCurrency = (code = ''): DisplayCurrency | null =>
  isDisplayCurrency(code) ? code : null;

/** The rates; `null` while the server knows no current ones. Currencies of a newer server are left out. */
export function toCurrencyRates({ data }: CallAnswer<typeof currencyRates>): CurrencyRates | null {
  if (data === null) return null;
  const rates = new Map<DisplayCurrency, Rational>();
  for (const [code, rate] of Object.entries(data.rates)) {
    if (isDisplayCurrency(code)) rates.set(code, rate);
  }
  return { at: data.at, validUntil: data.valid_until, rates };
}

/** The choice as it is sent. */
export const ofDisplayCurrency = (
  currency: DisplayCurrency | null,
): CallPayload<typeof changeDisplayCurrency> => ({ currency: currency ?? '' });
