'use client';

import type { RoundOutcome } from '@platform/rules/models';
import { isGain } from '@platform/rules/wingo';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BoardSound } from '../sounds/playSound';

/** Outcome of a round on the board, which never comes before the draw is revealed. */
interface ToldOutcome {
  /** Outcome for the line, which keeps it after the dialog has closed. */
  readonly told: RoundOutcome | undefined;
  /** Outcome for the dialog: a round that brought a gain. */
  readonly gain: RoundOutcome | undefined;
}

/**
 * Follows the outcomes of rounds, and plays a sound for each.
 *
 * @param revealing the result of the round is being revealed
 */
export function useToldOutcome(
  outcome: RoundOutcome | undefined,
  revealing: boolean,
  play: (sound: BoardSound) => void,
): ToldOutcome {
  const [told, setTold] = useState(outcome);
  const isTold = outcome === told || !revealing;
  if (outcome && outcome !== told && isTold) setTold(outcome);
  const playOutcome = useEffectEvent((over: RoundOutcome) => {
    if (over.result) play(isGain(over) ? 'win' : 'loss');
  });
  // An outcome that was there when the board opened makes no sound.
  const heard = useRef(told);
  useEffect(() => {
    if (told && told !== heard.current) playOutcome(told);
    heard.current = told;
  }, [told]);
  return { told, gain: isTold && outcome && isGain(outcome) ? outcome : undefined };
}
