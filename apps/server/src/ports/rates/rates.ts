import type { DisplayCurrency } from '@platform/rules/currencies';

/** Value of one USDT in each currency. */
export interface RateSheet {
  /** Time of the rates, epoch ms. */
  readonly at: number;
  /** Time until which the rates may be shown, epoch ms; undefined for always. */
  readonly validUntil: number | undefined;
  /** Decimal texts, as `parseRate` of @platform/rules accepts them. */
  readonly rates: Readonly<Partial<Record<DisplayCurrency, string>>>;
}

/** Rates for showing amounts in another currency. Code that moves money does not read them. */
export interface Rates {
  /** Returns the latest rates; undefined if none of them are recent enough. */
  current(): RateSheet | undefined;
  /** Fetches new rates. Rejects if that fails; the last rates stay. */
  refresh(): Promise<void>;
}

/** No rates: amounts are shown in USDT only. */
export const noRates: Rates = {
  current: () => undefined,
  refresh: async () => undefined,
};
