'use client';

import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../internal/useMediaQuery';
import type { Clock } from '../../internal/seams';

/**
 * The time since `start` in ms, new with every frame while `running`. For readers who want less
 * motion, and while nothing runs, only `settled`: the time as of the last step.
 */
export function useElapsed(now: Clock, start: number, settled: number, running: boolean): number {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const smooth = running && !still;
  const [elapsed, setElapsed] = useState(settled);

  useEffect(() => {
    if (!smooth) return;
    let frame = requestAnimationFrame(function draw() {
      setElapsed(Math.max(0, now() - start));
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [now, smooth, start]);

  // A frame from the round before must not flash up in this one.
  return smooth ? Math.min(Math.max(elapsed, settled), settled + 1_000) : settled;
}
