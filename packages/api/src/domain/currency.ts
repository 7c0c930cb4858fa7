import {
  isDisplayCurrency,
  type DisplayCurrency,
  type AwaitedRate,
  type DisplayRate,
} from '@platform/rules/currencies';
import type { Rational } from '@platform/rules/money';
import type { CallAnswer, CallPayload, changeDisplayCurrency, currencyRates } from '../contract';

export type { AwaitedRate, DisplayCurrency, DisplayRate };

/** Price of one USDT in each display currency. For display only: balances stay in USDT. */
export interface CurrencyRates {
  /** Time of the rates, epoch ms. */
  readonly at: number;
  /** Time until which the rates are valid, epoch ms; `null` if they never expire. */
  readonly validUntil: number | null;
  /** Exact fractions. Currencies without a rate are absent. */
  readonly rates: ReadonlyMap<DisplayCurrency, Rational>;
}

/** Returns the display currency. A currency that only a newer server knows counts as none. */
export const toDisplayCurrency = (code = ''): DisplayCurrency | null =>
  isDisplayCurrency(code) ? code : null;

/** Maps the exchange rates, and omits those of unknown currencies. */
export function toCurrencyRates({ data }: CallAnswer<typeof currencyRates>): CurrencyRates | null {
  if (data === null) return null;
  const rates = new Map<DisplayCurrency, Rational>();
  for (const [code, rate] of Object.entries(data.rates)) {
    if (isDisplayCurrency(code)) rates.set(code, rate);
  }
  return { at: data.at, validUntil: data.valid_until, rates };
}

export const toDisplayCurrencyPayload = (
  currency: DisplayCurrency | null,
): CallPayload<typeof changeDisplayCurrency> => ({ currency: currency ?? '' });
