'use client';

import type { DemoResult, DemoRound } from '@platform/rules/models';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Clock } from '../../internal/seams';

const MOST_ROUNDS = 100;

/**
 * Returns the rounds played so far, newest first, and a function to add one.
 *
 * @param earlier rounds from earlier visits, newest first
 */
export function useDemoRounds(
  now: Clock,
  onResult?: (round: DemoRound) => void,
  earlier: readonly DemoRound[] = [],
) {
  const [rounds, setRounds] = useState(() => earlier.slice(0, MOST_ROUNDS));
  const count = useRef(earlier[0]?.number ?? 0);
  // Calls the latest listener: a round may end seconds after the bet, by which time `onResult` may
  // have changed.
  const listener = useRef(onResult);
  useEffect(() => {
    listener.current = onResult;
  });

  const record = useCallback(
    (result: DemoResult) => {
      count.current += 1;
      const round = { ...result, number: count.current, at: now() };
      setRounds((before) => [round, ...before].slice(0, MOST_ROUNDS));
      listener.current?.(round);
    },
    [now],
  );
  return [rounds, record] as const;
}
