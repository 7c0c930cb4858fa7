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
  type CrashStep,
  type CrashWords,
} from './crashPlay';

/** Interval between ticks, in ms: half the time of a multiplier step. */
const TICK = 100;

export interface CrashOptions {
  balance: MicroUsdt;
  now: Clock;
  random: Random;
  words: CrashWords;
  onSettle: (result: DemoResult) => void;
}

export function useCrash({ balance, now, random, words, onSettle }: CrashOptions) {
  const [play, write, read] = useLiveState(() => openTable(now(), balance));

  const take = ({ play: next, settled }: CrashStep) => {
    write(next);
    if (settled) onSettle(settled);
  };
  const tick = useEffectEvent(() => take(advance(read(), now(), random, words)));

  useEffect(() => {
    const timer = setInterval(() => tick(), TICK);
    return () => clearInterval(timer);
  }, []);

  return {
    play,
    bet: (stake: MicroUsdt) => write(placeBet(read(), stake)),
    refill: () => write(refill(read(), balance)),
    takeBack: () => write(takeBack(read())),
    cashOut: () => take(cashOut(read(), now(), words)),
  };
}
