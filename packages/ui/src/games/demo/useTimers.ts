'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that starts a timer: `after(300, () => open(cell))`. Timers are cleared on
 * unmount.
 */
export function useTimers() {
  const pending = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const timers = pending.current;
    return () => timers.forEach(clearTimeout);
  }, []);

  return useCallback((delay: number, callback: () => void) => {
    const timer = setTimeout(() => {
      pending.current.delete(timer);
      callback();
    }, delay);
    pending.current.add(timer);
  }, []);
}
