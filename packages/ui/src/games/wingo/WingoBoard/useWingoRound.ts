'use client';

import type { WingoRound } from '@platform/rules/models';
import { SECONDS_BEFORE_ZERO, type Closing } from '@platform/rules/wingo';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
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
 * The running round: what is left of it and whether it takes bets. An unknown round takes none.
 *
 * @param closing when its game takes no bets
 */
export function useWingoRound(
  closing: Closing,
  round: WingoRound | undefined,
  now: Clock,
  { onClose, onRefetch }: Moments,
): { seconds: number | undefined; phase: WingoPhase } {
  const offset = round?.clockOffset ?? 0;
  const serverNow = useMemo(() => () => now() + offset, [now, offset]);
  const seconds = useRemainingSeconds(round?.endsAt, serverNow);

  const [previous, setPrevious] = useState<WingoPhase>('open');
  const phase = seconds === undefined ? previous : wingoPhase(closing, previous, seconds);
  if (phase !== previous) setPrevious(phase);

  const closed = useEffectEvent(onClose);
  useEffect(() => {
    if (seconds === closing.closes) closed();
  }, [seconds, closing.closes]);

  const refetch = useEffectEvent(onRefetch);
  const refetched = useRef<string>(undefined);
  const due = seconds !== undefined && seconds <= SECONDS_BEFORE_ZERO.refetches;
  const roundNumber = round?.roundNumber;
  useEffect(() => {
    if (!due || refetched.current === roundNumber) return;
    refetched.current = roundNumber;
    refetch();
  }, [due, roundNumber]);

  return { seconds, phase: seconds === undefined ? 'blocked' : phase };
}
