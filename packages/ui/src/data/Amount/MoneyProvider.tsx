'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { AmountProps } from './Amount';

/** What amounts are in, and how they are shown. */
export type Money = Pick<AmountProps, 'currency' | 'scale' | 'decimals'>;

const MoneyContext = createContext<Money>({});

export interface MoneyProviderProps extends Money {
  children: ReactNode;
}

/**
 * What the amounts are in that the parts of accounts, wallets, teams and histories below are handed:
 * their currency, the scale of their unit and how many decimals they show. Without it they are in
 * micro-USDT, with the decimals of each part. One inside another gives a part its own.
 *
 * **When not to use it:** around a game, a `WithdrawForm` or a `LockFundsForm`. They are in USDT, as the
 * rules with their fees and limits are.
 *
 * @example
 * <MoneyProvider currency="EUR" scale={2} decimals={2}>...</MoneyProvider>
 */
export function MoneyProvider({ children, ...money }: MoneyProviderProps) {
  return <MoneyContext value={money}>{children}</MoneyContext>;
}

/** What the nearest `MoneyProvider` says, for an amount of your own: `<Amount value={...} {...useMoney()} />`. */
export const useMoney = (): Money => useContext(MoneyContext);
