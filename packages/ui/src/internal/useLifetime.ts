import { useEffect, useRef } from 'react';
import { systemClock } from './seams';

/**
 * Calls back once the time is over. While it does not run, no time passes.
 *
 * @param lifetime in milliseconds; `Infinity` never ends
 */
export function useLifetime(running: boolean, lifetime: number, onOver: () => void): void {
  const left = useRef(lifetime);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (!running || left.current === Infinity) return;
    const start = systemClock();
    const timer = setTimeout(() => over.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= systemClock() - start;
    };
  }, [running]);
}
