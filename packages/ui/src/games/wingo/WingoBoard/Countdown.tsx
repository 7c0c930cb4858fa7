'use client';

import type { WingoRound } from '@platform/rules/models';
import type { Clock } from '../../../internal/seams';
import { RoundTimer, type RoundTimerProps } from '../RoundTimer/RoundTimer';
import { useRemainingSeconds } from './useRemainingSeconds';

interface CountdownProps extends Omit<RoundTimerProps, 'seconds'> {
  round: WingoRound | undefined;
  now: Clock;
}

/** Countdown of the round, a separate component because it re-renders every second. */
export function Countdown({ round, now, ...rest }: CountdownProps) {
  return <RoundTimer {...rest} seconds={useRemainingSeconds(round, now)} />;
}
