'use client';

import type { MicroUsdt } from '@platform/rules/money';
import { useState } from 'react';

interface Expected {
  /** Given balance that does not contain the change yet. */
  from: MicroUsdt;
  to: MicroUsdt;
}

/**
 * Returns the balance with the change of the last reply, which the given balance follows later.
 *
 * @param balance main balance; `undefined` while it loads
 */
export function useExpectedBalance(balance: MicroUsdt | undefined) {
  const [expected, setExpected] = useState<Expected>();
  if (expected !== undefined && expected.from !== balance) setExpected(undefined);
  const shown = expected !== undefined && expected.from === balance ? expected.to : balance;
  /**
   * Remembers the current balance before a request. The returned function adds the change from the
   * reply, and returns the new balance.
   */
  const begin = () => (change: MicroUsdt) => {
    if (balance === undefined || shown === undefined) return undefined;
    setExpected({ from: balance, to: shown + change });
    return shown + change;
  };
  return { shown, begin };
}
