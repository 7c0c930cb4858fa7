'use client';

import type { LatestResult } from '@platform/rules/models';
import { useEffect, useState } from 'react';

/** How long the reveal covers the countdown, in ms: it stops after 1.2 s, and is to be seen. */
const SHOWN_MS = 2_400;

/**
 * The result that was drawn while the board was on the screen, and whether its reveal is under way. What
 * was there when the board opened is history.
 */
export function useDraw(results: readonly LatestResult[] | undefined): {
  drawn: LatestResult | undefined;
  revealing: boolean;
} {
  const latest = results?.[0];
  const [seen, setSeen] = useState(latest);
  const [revealed, setRevealed] = useState<LatestResult>();
  const [over, setOver] = useState<LatestResult>();
  const isNew = latest !== undefined && latest.roundNumber !== seen?.roundNumber;
  if (isNew) setSeen(latest);
  // In the same render, so that an outcome which comes with it is not ahead of it.
  const drawn = isNew && seen ? latest : revealed;
  if (drawn !== revealed) setRevealed(drawn);
  const revealing = drawn !== undefined && drawn !== over;
  useEffect(() => {
    if (!revealing) return;
    const timer = setTimeout(() => setOver(drawn), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [revealing, drawn]);
  return { drawn, revealing };
}
