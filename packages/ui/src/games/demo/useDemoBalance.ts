'use client';

import type { MicroUsdt } from '@platform/rules/money';
import { useEffect, useRef } from 'react';
import { useLiveState } from './useLiveState';

/**
 * Returns the demo balance, with functions to take stakes, pay winnings and refill.
 *
 * @param start balance of a new player and after a refill
 * @param first initial balance
 * @param onChange called with every new balance
 */
export function useDemoBalance(
  start: MicroUsdt,
  first = start,
  onChange?: (balance: MicroUsdt) => void,
) {
  const [balance, write, read] = useLiveState(first);
  // Calls the latest listener, because a round may end seconds after the bet.
  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
  });
  const set = (next: MicroUsdt) => {
    write(next);
    listener.current?.(next);
  };
  return {
    balance,
    /** Deducts a stake. Returns false if the balance is too small. */
    take: (stake: MicroUsdt): boolean => {
      if (stake > read()) return false;
      set(read() - stake);
      return true;
    },
    /** Reads the current balance, because a round may end seconds after the bet. */
    pay: (payout: MicroUsdt) => set(read() + payout),
    refill: () => set(start),
  };
}
