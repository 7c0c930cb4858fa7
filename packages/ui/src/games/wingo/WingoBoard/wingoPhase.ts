import { SECONDS_BEFORE_ZERO, type Closing } from '@platform/rules/wingo';

/** Phase of a round: `danger` means the last seconds of a blocked round. */
export type WingoPhase = 'open' | 'blocked' | 'danger';

/**
 * Returns a round's phase with `seconds` left. The reopening threshold is higher than the closing
 * threshold, so that a late round does not flicker between phases.
 *
 * @param previous phase returned by the last call, initially `open`
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
