'use client';

import type { MicroUsdt } from '@platform/rules/money';
import { useCallback } from 'react';
import { useLiveState } from './useLiveState';

/** What a demo game is played with. It starts over with every visit. */
export function useDemoBalance(start: MicroUsdt) {
  const [balance, write, read] = useLiveState(start);
  return {
    balance,
    /** Takes a stake, and says whether there was enough. */
    take: (stake: MicroUsdt): boolean => {
      if (stake > read()) return false;
      write(read() - stake);
      return true;
    },
    /** Adds what a round has paid. A round may end seconds after it began. */
    pay: useCallback((payout: MicroUsdt) => write(read() + payout), [read, write]),
    refill: () => write(start),
  };
}
