'use client';

import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../internal/useMediaQuery';
import type { Clock } from '../../internal/seams';

/**
 * Returns the time since `start` in ms, updated every frame while `running`. With reduced motion,
 * returns `settled`, the duration at the last step.
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

  // Clamps the time, so that a new round never shows the last frame of the previous round.
  return smooth ? Math.min(Math.max(elapsed, settled), settled + 1_000) : settled;
}
