'use client';

import type { LatestResult } from '@platform/rules/models';
import { useEffect, useState } from 'react';
import { MARKED_MS, REEL_MS, REVEALED_MS } from '../drawTimes';

/** Tells whether a draw came less than `ms` ago. */
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
  /** The draw whose winners are marked now. */
  marked: LatestResult | undefined;
  /** The draw whose reveal is under way. */
  revealed: LatestResult | undefined;
}

/**
 * Returns the result that has just been drawn. Each round is drawn once: results that were known when
 * the board opened, or came before, are history.
 */
export function useDraw(results: readonly LatestResult[] | undefined): DrawOnBoard {
  const latest = results?.[0];
  const [known, setKnown] = useState(results);
  const [before, setDrawn] = useState<LatestResult>();
  const isNew =
    latest !== undefined && !known?.some(({ roundNumber }) => roundNumber === latest.roundNumber);
  if (isNew) setKnown(results);
  // In the same render, so that an outcome which comes with it is not ahead of it.
  const drawn = isNew && known ? latest : before;
  if (drawn !== before) setDrawn(drawn);
  const isMarked = useIsFresh(drawn, REEL_MS + MARKED_MS);
  const isRevealed = useIsFresh(drawn, REVEALED_MS);
  return { marked: isMarked ? drawn : undefined, revealed: isRevealed ? drawn : undefined };
}
