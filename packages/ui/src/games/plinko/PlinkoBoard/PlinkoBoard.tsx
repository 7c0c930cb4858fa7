'use client';

import { plinkoBoard } from '@platform/messages/plinkoBoard';
import type { Rational } from '@platform/rules/money';
import { multipliersOf } from '@platform/rules/plinko';
import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../../internal/classNames';
import { systemClock, type Clock } from '../../../internal/seams';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { useGameFigures } from '../../gameFigures';
import type { PlinkoBall, PlinkoSettings } from '../types';
import { boardWidth, MARGIN } from './geometry';
import { PlinkoCanvas } from './PlinkoCanvas';
import * as styles from './PlinkoBoard.css';

/** Number of rows from which phones show the multipliers vertically. */
const DENSE = 10;

export interface PlinkoLanding {
  id: number | string;
  multiplier: Rational;
}

export interface PlinkoBoardProps extends PlinkoSettings, Omit<ComponentProps<'div'>, 'children'> {
  balls: readonly PlinkoBall[];
  /** Indexes of the flashing buckets, from 0 on the left. */
  flashing: readonly number[];
  /** Last landings, newest first. */
  last: readonly PlinkoLanding[];
  /**
   * Clock for the ball animation, stable between renders.
   * @default the browser's clock
   */
  now?: Clock;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof plinkoBoard>>;
}

/** Classifies a multiplier: below 1, up to 2, up to 10, or above. */
function heatOf({ numerator, denominator }: Rational): 'cold' | 'even' | 'warm' | 'hot' {
  if (numerator < denominator) return 'cold';
  if (numerator < 2n * denominator) return 'even';
  return numerator < 10n * denominator ? 'warm' : 'hot';
}

/**
 * Plinko board with falling balls, buckets and the last results.
 *
 * **When not to use it:** to play, use a `PlinkoGame`.
 *
 * **Do:** Pass the rows and risk that determine the payouts.
 *
 * **Don't:** Draw buckets whose sizes contradict their odds.
 */
export function PlinkoBoard({
  rows,
  risk,
  balls,
  flashing,
  last,
  now = systemClock,
  texts,
  className,
  ...rest
}: PlinkoBoardProps) {
  const text = useTexts(plinkoBoard, texts);
  const figures = useGameFigures();
  const sides = {
    [styles.margin]: `${(MARGIN / boardWidth(rows)) * 100}%`,
  } as CSSProperties;
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <ol aria-label={text.last} className={styles.last}>
        {last.map(({ id, multiplier }) => (
          <li key={id} data-heat={heatOf(multiplier)} className={styles.result}>
            {figures.multiple(multiplier)}
          </li>
        ))}
      </ol>
      <div className={styles.board}>
        <PlinkoCanvas rows={rows} balls={balls} now={now} label={text.board({ rows })} />
        <ol aria-label={text.buckets} className={styles.buckets} style={sides}>
          {multipliersOf(rows, risk).map((multiplier, bucket) => (
            <li
              key={bucket}
              data-heat={heatOf(multiplier)}
              data-dense={rows >= DENSE || undefined}
              data-flash={flashing.includes(bucket) || undefined}
              className={styles.bucket}
            >
              <span className={styles.payout}>{figures.multiple(multiplier).slice(0, -1)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
