'use client';

import { roundTimer } from '@platform/messages/roundTimer';
import { FIRST_GAME, warnsAt } from '@platform/rules/wingo';
import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../../internal/classNames';
import { Badge } from '../../../primitives/Badge/Badge';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import type { WingoPhase } from '../WingoBoard/wingoPhase';
import * as styles from './RoundTimer.css';

const TONES = { open: 'success', soon: 'warning', closed: 'danger' } as const;

export interface RoundTimerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Remaining time in whole seconds; `undefined` while it loads. */
  seconds: number | undefined;
  /** Betting phase: open, blocked, or the last seconds. */
  phase: WingoPhase;
  /** Round duration, in seconds. */
  total: number;
  /**
   * Remaining seconds at which screen readers are warned that betting closes soon.
   * @default the value of the 1-minute game
   */
  soon?: number | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof roundTimer>>;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns the four digits of the clock, at most 99 minutes. */
const digitsOf = (seconds: number) => [
  ...twoDigits(Math.min(99, Math.floor(seconds / 60))),
  ...twoDigits(seconds % 60),
];

/**
 * Round countdown that announces only changes in the betting phase.
 *
 * **When not to use it:** for a time in the past, use a `DateTime`.
 *
 * **Do:** Pass the phase: betting closes before the countdown reaches zero.
 *
 * **Don't:** Show milliseconds.
 */
export function RoundTimer({
  seconds,
  phase,
  total,
  soon = warnsAt(FIRST_GAME),
  texts,
  className,
  style,
  ...rest
}: RoundTimerProps) {
  const text = useTexts(roundTimer, texts);
  const known = seconds !== undefined;
  const left = Math.max(0, seconds ?? 0);
  // Before its start time, a round has more seconds left than its duration.
  const label = left > total ? text.next : text.label;
  const bets = phase !== 'open' ? 'closed' : left <= soon ? 'soon' : 'open';
  return (
    <div
      {...rest}
      aria-busy={!known}
      data-state={known ? phase : 'unknown'}
      className={classNames(styles.root, className)}
      style={{ ...style, [styles.share]: Math.min(1, left / total) } as CSSProperties}
    >
      <span className={styles.label}>{label}</span>
      <div role="timer" aria-label={label} className={styles.clock}>
        {known && (
          <VisuallyHidden>
            {text.left({ minutes: Math.floor(left / 60), seconds: left % 60 })}
          </VisuallyHidden>
        )}
        {digitsOf(left).map((digit, place) => (
          <span key={place} aria-hidden translate="no" data-place={place} className={styles.digit}>
            {known ? digit : ''}
          </span>
        ))}
      </div>
      <span aria-hidden className={styles.bar} />
      <Badge role="status" tone={known ? TONES[bets] : 'neutral'} className={styles.status}>
        {known && text[bets]}
      </Badge>
    </div>
  );
}
