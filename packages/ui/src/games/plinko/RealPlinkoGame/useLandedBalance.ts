'use client';

import type { MicroUsdt } from '@platform/rules/money';
import { useEffect } from 'react';
import { useLiveState } from '../../demo/useLiveState';
import { useTimers } from '../../demo/useTimers';

/** Maximum time between the last landing and the return to the given balance, in ms. */
const LONGEST_LAG = 2_000;

interface Held {
  /** Number of balls that have not landed. */
  open: number;
  /** Balance that includes only landed balls; `undefined` if the given balance is shown. */
  balance: MicroUsdt | undefined;
}

const NOTHING: Held = { open: 0, balance: undefined };

/**
 * Returns the balance without the payouts of falling balls. The server pays a ball before it lands, and the
 * balance would reveal its bucket.
 *
 * @param balance main balance; `undefined` while it loads
 * @param onHold called with the displayed balance while it may differ, afterwards with `undefined`
 */
export function useLandedBalance(
  balance: MicroUsdt | undefined,
  onHold: ((balance: MicroUsdt | undefined) => void) | undefined,
) {
  const [held, write, read] = useLiveState<Held>(NOTHING);
  const after = useTimers();

  const isCurrent = held.open === 0 && held.balance === balance;
  useEffect(() => {
    if (isCurrent) write(NOTHING);
  }, [isCurrent, write]);

  useEffect(() => onHold?.(held.balance), [held.balance, onHold]);
  useEffect(() => () => onHold?.(undefined), [onHold]);

  const change = (bets: number, amount: MicroUsdt) => {
    const before = read();
    const next: Held = {
      open: before.open + bets,
      balance: (before.balance ?? balance ?? 0n) + amount,
    };
    write(next);
    if (next.open > 0) return;
    // The reply with the last payout may still be in transit.
    after(LONGEST_LAG, () => {
      if (read() === next) write(NOTHING);
    });
  };

  return {
    shown: held.balance ?? balance,
    /** Subtracts the stake of a bet. */
    take: (stake: MicroUsdt) => change(1, -stake),
    /** Adds the payout of a landed ball, or the stake of a refused bet. */
    pay: (payout: MicroUsdt) => change(-1, payout),
  };
}
