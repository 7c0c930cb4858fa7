'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { AmountProps } from './Amount';

export type Money = Pick<AmountProps, 'currency' | 'scale' | 'decimals'>;

const MoneyContext = createContext<Money>({});

export interface MoneyProviderProps extends Money {
  children: ReactNode;
}

/**
 * Sets the currency, unit and decimals for amounts in accounts, wallets, teams and histories.
 * Providers can be nested.
 *
 * **When not to use it:** around a game, a `WithdrawForm` or a `LockFundsForm`, whose amounts are
 * in USDT.
 *
 * @example <MoneyProvider currency="EUR" scale={2} decimals={2}>...</MoneyProvider>
 */
export function MoneyProvider({ children, ...money }: MoneyProviderProps) {
  return <MoneyContext value={money}>{children}</MoneyContext>;
}

/**
 * Returns the settings of the nearest `MoneyProvider`: `<Amount value={...} {...useMoney()} />`.
 */
export const useMoney = (): Money => useContext(MoneyContext);
