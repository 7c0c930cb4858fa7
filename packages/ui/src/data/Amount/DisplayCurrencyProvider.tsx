'use client';

import type { AwaitedRate } from '@platform/rules/currencies';
import { createContext, useContext, type ReactNode } from 'react';

const DisplayRateContext = createContext<AwaitedRate | undefined>(undefined);

export interface DisplayCurrencyProviderProps {
  /**
   * Display currency of the reader with its current rate; `undefined` for USDT only. While the rate
   * loads, the space is reserved.
   */
  value: AwaitedRate | undefined;
  children: ReactNode;
}

/**
 * Provides the reader's currency to important amounts inside, which then show an approximate value
 * in it. Without it amounts are only in USDT.
 *
 * @example
 * <DisplayCurrencyProvider value={{ currency: 'INR', rate: parseRate('88.70')
 * }}>...</DisplayCurrencyProvider>
 */
export function DisplayCurrencyProvider({ value, children }: DisplayCurrencyProviderProps) {
  return <DisplayRateContext value={value}>{children}</DisplayRateContext>;
}

/** Returns the display currency, if any. */
export const useDisplayCurrency = (): AwaitedRate | undefined => useContext(DisplayRateContext);
