'use client';

import type { WingoRound } from '@platform/rules/models';
import { SECONDS_BEFORE_ZERO, type Closing } from '@platform/rules/wingo';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Clock } from '../../../internal/seams';
import { useRemainingSeconds } from './useRemainingSeconds';
import { wingoPhase, type WingoPhase } from './wingoPhase';

interface Moments {
  /** Betting has just closed. Not called for a round that was closed when it arrived. */
  onClose: () => void;
  /** The result is readable. Called once a round. */
  onRefetch: () => void;
}

/**
 * Whether the running round takes bets. An unknown round takes none. It is rendered again at the moments
 * that matter, not every second.
 *
 * @param closing when its game takes no bets
 */
export function useWingoRound(
  closing: Closing,
  round: WingoRound | undefined,
  now: Clock,
  { onClose, onRefetch }: Moments,
): WingoPhase {
  const { closes, reopens } = closing;
  const { danger, refetches } = SECONDS_BEFORE_ZERO;
  // The smallest of the moments that is still to come, or is now.
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
