'use client';

import type { AwaitedRate } from '@platform/rules/currencies';
import { createContext, useContext, type ReactNode } from 'react';

const DisplayRateContext = createContext<AwaitedRate | undefined>(undefined);

export interface DisplayCurrencyProviderProps {
  /** Display currency with its current rate; `undefined` to show USDT only. */
  value: AwaitedRate | undefined;
  children: ReactNode;
}

/**
 * Provides the user's display currency to `ConvertedAmount` and `Approximation`.
 *
 * @example
 * <DisplayCurrencyProvider value={{ currency: 'INR', rate: parseRate('88.70') }}>
 *   ...
 * </DisplayCurrencyProvider>
 */
export function DisplayCurrencyProvider({ value, children }: DisplayCurrencyProviderProps) {
  return <DisplayRateContext value={value}>{children}</DisplayRateContext>;
}

export const useDisplayCurrency = (): AwaitedRate | undefined => useContext(DisplayRateContext);
