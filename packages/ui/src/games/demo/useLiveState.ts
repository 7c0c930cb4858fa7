'use client';

import { useCallback, useRef, useState } from 'react';

/**
 * Returns a state, its setter, and a getter of the latest value for timers that fire before the
 * next render.
 */
export function useLiveState<State>(initial: State | (() => State)) {
  const [shown, setShown] = useState(initial);
  const live = useRef(shown);
  const read = useCallback(() => live.current, []);
  const write = useCallback((next: State) => {
    live.current = next;
    setShown(next);
  }, []);
  return [shown, write, read] as const;
}
