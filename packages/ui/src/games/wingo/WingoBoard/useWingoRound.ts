'use client';

import type { WingoRound } from '@platform/rules/models';
import { SECONDS_BEFORE_ZERO, type Closing } from '@platform/rules/wingo';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Clock } from '../../../internal/seams';
import { useRemainingSeconds } from './useRemainingSeconds';
import { wingoPhase, type WingoPhase } from './wingoPhase';

interface Moments {
  /** Called when betting closes, unless it was already closed when the round loaded. */
  onClose: () => void;
  /** Called once per round, when the result is available. */
  onRefetch: () => void;
}

/**
 * Returns the running round's phase, or `blocked` until the round has loaded. Re-renders only when
 * the phase may change.
 *
 * @param closing remaining seconds at which betting closes and reopens
 */
export function useWingoRound(
  closing: Closing,
  round: WingoRound | undefined,
  now: Clock,
  { onClose, onRefetch }: Moments,
): WingoPhase {
  const { closes, reopens } = closing;
  const { danger, refetches } = SECONDS_BEFORE_ZERO;
  // Returns the nearest threshold at or above the remaining seconds.
  const moment = useRemainingSeconds(round, now, (seconds) =>
    Math.min(...[refetches, danger, closes, reopens].filter((at) => seconds <= at)),
  );

  const [previous, setPrevious] = useState<WingoPhase>('open');
  const phase = moment === undefined ? previous : wingoPhase(closing, previous, moment);
  if (phase !== previous) setPrevious(phase);

  const roundNumber = round?.roundNumber;
  const closed = useEffectEvent(onClose);
  const before = useRef<{ roundNumber: string | undefined; moment: number | undefined }>(undefined);
  useEffect(() => {
    const { current } = before;
    const wasOpen = current?.roundNumber === roundNumber && (current?.moment ?? 0) > closes;
    if (wasOpen && moment === closes) closed();
    before.current = { roundNumber, moment };
  }, [moment, roundNumber, closes]);

  const refetch = useEffectEvent(onRefetch);
  const refetched = useRef<string>(undefined);
  const due = moment !== undefined && moment <= refetches;
  useEffect(() => {
    if (!due || refetched.current === roundNumber) return;
    refetched.current = roundNumber;
    refetch();
  }, [due, roundNumber]);

  return moment === undefined ? 'blocked' : phase;
}
