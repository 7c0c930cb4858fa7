'use client';

import type { MicroUsdt } from '@platform/rules/money';
import { useCallback } from 'react';
import { useLiveState } from './useLiveState';

export function useDemoBalance(start: MicroUsdt) {
  const [balance, write, read] = useLiveState(start);
  return {
    balance,
    /** Deducts a stake. Returns false if the balance is too small. */
    take: (stake: MicroUsdt): boolean => {
      if (stake > read()) return false;
      write(read() - stake);
      return true;
    },
    /** Reads the current balance, because a round may end seconds after the bet. */
    pay: useCallback((payout: MicroUsdt) => write(read() + payout), [read, write]),
    refill: () => write(start),
  };
}
