import type { DisplayCurrency } from '@platform/rules/currencies';

/** How much of each currency one USDT is. */
export interface RateSheet {
  /** When the rates were taken, epoch ms. */
  readonly at: number;
  /** Until when they may be shown, epoch ms; undefined for always. */
  readonly validUntil: number | undefined;
  /** Decimal text, as `parseRate` of @platform/rules reads it. */
  readonly rates: Readonly<Partial<Record<DisplayCurrency, string>>>;
}

/** The rates by which amounts are shown in another currency. Nothing that moves money reads them. */
export interface Rates {
  /** The latest rates; undefined while none are known that are recent enough. */
  current(): RateSheet | undefined;
  /** Takes new rates. Rejects when there are none to be had: the last ones stay. */
  refresh(): Promise<void>;
}

/** No rates at all: amounts show in USDT only. */
export const noRates: Rates = {
  current: () => undefined,
  refresh: async () => undefined,
};
