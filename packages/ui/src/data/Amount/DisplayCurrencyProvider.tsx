'use client';

import type { Rational } from '@platform/rules/money';
import { createContext, useContext, type ReactNode } from 'react';

/** A currency to show amounts in beside USDT. */
export interface DisplayRate {
  /** Its ISO 4217 code. */
  readonly currency: string;
  /** How much of it one USDT is, exactly. */
  readonly rate: Rational;
}

const DisplayRateContext = createContext<DisplayRate | undefined>(undefined);

export interface DisplayCurrencyProviderProps {
  /** The reader's currency with its current rate; `undefined` for USDT only. */
  value: DisplayRate | undefined;
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
export const useDisplayCurrency = (): DisplayRate | undefined => useContext(DisplayRateContext);
