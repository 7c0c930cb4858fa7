'use client';

import type { RoundOutcome } from '@platform/rules/models';
import { isGain } from '@platform/rules/wingo';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BoardSound } from '../sounds/playSound';

/** Outcomes that the board shows after the draw is revealed. */
interface BoardOutcome {
  /** Outcome shown in the line, even after the dialog has closed. */
  readonly shown: RoundOutcome | undefined;
  /** Outcome shown in the dialog, only if it is a gain. */
  readonly gain: RoundOutcome | undefined;
}

/**
 * Returns the outcome to show, and plays a sound for each new outcome.
 *
 * @param revealing true while the result of the round is being revealed
 */
export function useBoardOutcome(
  outcome: RoundOutcome | undefined,
  revealing: boolean,
  play: (sound: BoardSound) => void,
): BoardOutcome {
  const [shown, setShown] = useState(outcome);
  const isShown = outcome === shown || !revealing;
  if (outcome && outcome !== shown && isShown) setShown(outcome);
  const playOutcome = useEffectEvent((over: RoundOutcome) => {
    if (over.result) play(isGain(over) ? 'win' : 'loss');
  });
  // Plays no sound for an outcome that was already known when the board opened.
  const heard = useRef(shown);
  useEffect(() => {
    if (shown && shown !== heard.current) playOutcome(shown);
    heard.current = shown;
  }, [shown]);
  return { shown, gain: isShown && outcome && isGain(outcome) ? outcome : undefined };
}
