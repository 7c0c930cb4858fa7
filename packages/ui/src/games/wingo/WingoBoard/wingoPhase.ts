import { SECONDS_BEFORE_ZERO, type Closing } from '@platform/rules/wingo';

/**
 * Where a round stands: `open` takes bets, `blocked` takes none, `danger` are the last seconds of
 * a blocked round.
 */
export type WingoPhase = 'open' | 'blocked' | 'danger';

/**
 * The phase of a round with `seconds` left. Betting opens again a little earlier than it closes, so
 * that a round that is fetched late does not flicker; between the two, it stays as it was.
 *
 * @param previous the phase a moment before; `open` at first
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
