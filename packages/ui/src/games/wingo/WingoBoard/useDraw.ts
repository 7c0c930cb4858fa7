'use client';

import type { LatestResult } from '@platform/rules/models';
import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../../internal/useMediaQuery';
import { MARKED_MS, REEL_MS, REVEALED_MS } from '../drawTimes';

function useIsFresh(draw: LatestResult | undefined, ms: number): boolean {
  const [over, setOver] = useState<LatestResult>();
  const isFresh = draw !== undefined && draw !== over;
  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(() => setOver(draw), ms);
    return () => clearTimeout(timer);
  }, [isFresh, draw, ms]);
  return isFresh;
}

interface DrawOnBoard {
  marked: LatestResult | undefined;
  revealed: LatestResult | undefined;
  /** Last draw since the board opened, once its reveal is over. */
  announced: LatestResult | undefined;
  /** True while the ball turns. With reduced motion, the ball appears at once. */
  isTurning: boolean;
}

/**
 * Returns the draw to reveal, mark and announce, once per round. Does not reveal draws that took
 * place before the board opened.
 */
export function useDraw(results: readonly LatestResult[] | undefined): DrawOnBoard {
  const latest = results?.[0];
  const [known, setKnown] = useState(results);
  const [before, setDrawn] = useState<LatestResult>();
  const isNew =
    latest !== undefined && !known?.some(({ roundNumber }) => roundNumber === latest.roundNumber);
  if (isNew) setKnown(results);
  // Sets the state during the render, so that the outcome in the same render waits for the reveal.
  const drawn = isNew && known ? latest : before;
  if (drawn !== before) setDrawn(drawn);
  const isMarked = useIsFresh(drawn, REEL_MS + MARKED_MS);
  const isRevealed = useIsFresh(drawn, REVEALED_MS);
  const isFresh = useIsFresh(drawn, REEL_MS);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  return {
    marked: isMarked ? drawn : undefined,
    revealed: isRevealed ? drawn : undefined,
    announced: isRevealed ? undefined : drawn,
    isTurning: isFresh && !still,
  };
}
