'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { Clock } from '../../internal/seams';

const SECOND = 1_000;
const MINUTE = 60_000;

/** Returns the whole minutes since a time, and updates when the number changes. `null` counts as now. */
export function useMinutesSince(start: number | null, now: Clock): number {
  const subscribe = useCallback((onTick: () => void) => {
    const timer = setInterval(onTick, SECOND);
    return () => clearInterval(timer);
  }, []);
  const read = () => (start === null ? 0 : Math.max(0, Math.floor((now() - start) / MINUTE)));
  return useSyncExternalStore(subscribe, read, read);
}
