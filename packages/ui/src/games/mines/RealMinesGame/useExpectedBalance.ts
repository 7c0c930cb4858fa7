'use client';

import type { MicroUsdt } from '@platform/rules/money';
import { useState } from 'react';

interface Expected {
  /** Caller's balance before the change. */
  from: MicroUsdt;
  to: MicroUsdt;
}

/**
 * Returns the balance including the change from the last reply, until the caller's balance changes.
 *
 * @param balance main balance; `undefined` while it loads
 */
export function useExpectedBalance(balance: MicroUsdt | undefined) {
  const [expected, setExpected] = useState<Expected>();
  if (expected !== undefined && expected.from !== balance) setExpected(undefined);
  const shown = expected !== undefined && expected.from === balance ? expected.to : balance;
  /**
   * Records the balance before a request. The returned function adds the change from the reply, and
   * returns the new balance.
   */
  const begin = () => (change: MicroUsdt) => {
    if (balance === undefined || shown === undefined) return undefined;
    setExpected({ from: balance, to: shown + change });
    return shown + change;
  };
  return { shown, begin };
}
