import type { DisplayCurrency } from '@platform/rules/currencies';

/** Value of one USDT in each currency. */
export interface RateSheet {
  /** Time of the rates, epoch ms. */
  readonly at: number;
  /** Time until which the rates may be shown, epoch ms; undefined without a limit. */
  readonly validUntil: number | undefined;
  /** Decimal texts in the format of `parseRate` of @platform/rules. */
  readonly rates: Readonly<Partial<Record<DisplayCurrency, string>>>;
}

/** Exchange rates for display. Code that moves money does not use these rates. */
export interface Rates {
  /** Returns the latest rates; undefined if they are too old. */
  current(): RateSheet | undefined;
  /** Rejects on failure and keeps the last rates. */
  refresh(): Promise<void>;
}

export const noRates: Rates = {
  current: () => undefined,
  refresh: async () => undefined,
};
