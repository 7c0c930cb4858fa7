'use client';

import type { AwaitedRate } from '@platform/rules/currencies';
import { createContext, useContext, type ReactNode } from 'react';

const DisplayRateContext = createContext<AwaitedRate | undefined>(undefined);

export interface DisplayCurrencyProviderProps {
  /**
   * The reader's currency with its current rate; `undefined` for USDT only. While the rate is on its
   * way, nothing is shown, and the room for it is kept.
   */
  value: AwaitedRate | undefined;
  children: ReactNode;
}

/**
 * Shows the amounts below that matter to a decision in the reader's currency as well, marked as
 * approximate. Without it amounts are in USDT only.
 *
 * @example
 * <DisplayCurrencyProvider value={{ currency: 'INR', rate: parseRate('88.70') }}>...</DisplayCurrencyProvider>
 */
export function DisplayCurrencyProvider({ value, children }: DisplayCurrencyProviderProps) {
  return <DisplayRateContext value={value}>{children}</DisplayRateContext>;
}

/** The currency that amounts here are shown in beside USDT, if any. */
export const useDisplayCurrency = (): AwaitedRate | undefined => useContext(DisplayRateContext);
