'use client';

import { useCallback, useRef, useState } from 'react';

/**
 * State that a timer can read as it is now, not as it was when the timer was set: two cells that open
 * in the same moment both count.
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
