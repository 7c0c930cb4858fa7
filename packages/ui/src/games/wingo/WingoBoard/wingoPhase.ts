import { SECONDS_BEFORE_ZERO, type Closing } from '@platform/rules/wingo';

/** Phase of a round: `danger` is the last seconds of a blocked round. */
export type WingoPhase = 'open' | 'blocked' | 'danger';

/**
 * Returns the phase of a round with `seconds` left. The threshold to reopen is higher than the
 * threshold to close, so that a late round does not flicker between phases.
 *
 * @param previous phase that the last call returned, initially `open`
 */
export function wingoPhase(
  { closes, reopens }: Closing,
  previous: WingoPhase,
  seconds: number,
): WingoPhase {
  if (seconds <= SECONDS_BEFORE_ZERO.danger) return 'danger';
  if (seconds <= closes) return 'blocked';
  if (seconds > reopens) return 'open';
  return previous === 'open' ? 'open' : 'blocked';
}
