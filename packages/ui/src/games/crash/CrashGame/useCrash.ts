'use client';

import type { DemoResult } from '@platform/rules/models';
import type { MicroUsdt } from '@platform/rules/money';
import { useEffect, useEffectEvent } from 'react';
import type { Clock, Random } from '../../../internal/seams';
import { useLiveState } from '../../demo/useLiveState';
import {
  advance,
  cashOut,
  openTable,
  placeBet,
  refill,
  takeBack,
  type CrashPlay,
  type CrashStep,
  type CrashWords,
} from './crashPlay';

/** Interval between ticks, in ms: half the time of a multiplier step. */
const TICK = 100;

export interface CrashOptions {
  /** Initial balance. */
  balance: MicroUsdt;
  refillTo: MicroUsdt;
  onBalanceChange: ((balance: MicroUsdt) => void) | undefined;
  now: Clock;
  random: Random;
  words: CrashWords;
  onSettle: (result: DemoResult) => void;
}

export function useCrash({
  balance,
  refillTo,
  onBalanceChange,
  now,
  random,
  words,
  onSettle,
}: CrashOptions) {
  const [play, write, read] = useLiveState(() => openTable(now(), balance));

  const set = (next: CrashPlay) => {
    const changed = next.balance !== read().balance;
    write(next);
    if (changed) onBalanceChange?.(next.balance);
  };
  const take = ({ play: next, settled }: CrashStep) => {
    set(next);
    if (settled) onSettle(settled);
  };
  const tick = useEffectEvent(() => take(advance(read(), now(), random, words)));

  useEffect(() => {
    const timer = setInterval(() => tick(), TICK);
    return () => clearInterval(timer);
  }, []);

  return {
    play,
    bet: (stake: MicroUsdt) => set(placeBet(read(), stake)),
    refill: () => set(refill(read(), refillTo)),
    takeBack: () => set(takeBack(read())),
    cashOut: () => take(cashOut(read(), now(), words)),
  };
}
