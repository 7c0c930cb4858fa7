'use client';

import { crashBoard } from '@platform/messages/crashBoard';
import { multiplierOf, type Hundredths } from '@platform/rules/crash';
import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../../internal/classNames';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { useGameFigures } from '../../gameFigures';
import { curvePoints, gridLines, HEIGHT, WIDTH } from './curve';
import * as styles from './CrashBoard.css';

export type CrashPhase = 'waiting' | 'rising' | 'crashed';

export interface CrashBoardProps extends Omit<ComponentProps<'div'>, 'children'> {
  phase: CrashPhase;
  /** Multiplier in hundredths, such as 158 for 1.58; after the crash, the crash point. */
  multiplier: Hundredths;
  /** Time since the start of the round, in ms. */
  elapsed: number;
  /**
   * Seconds until the next round, only between rounds.
   * @default undefined
   */
  secondsLeft?: number | undefined;
  /**
   * Text shown after a cash-out while the multiplier still rises.
   * @default undefined
   */
  cashedOut?: string | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof crashBoard>>;
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;

/**
 * Rising Crash multiplier with its curve.
 *
 * **When not to use it:** to play, use a `CrashGame`.
 *
 * **Do:** Announce only the start and the crash.
 *
 * **Don't:** Put the multiplier into a live region, because it changes five times per second.
 */
export function CrashBoard({
  phase,
  multiplier,
  elapsed,
  secondsLeft,
  cashedOut,
  texts,
  className,
  ...rest
}: CrashBoardProps) {
  const text = useTexts(crashBoard, texts);
  const figures = useGameFigures();
  const caption = [
    phase === 'rising' ? cashedOut : text[phase],
    secondsLeft !== undefined && text.next({ seconds: secondsLeft }),
  ]
    .filter(Boolean)
    .join(' · ');
  const points = curvePoints(elapsed);
  const tip = points.at(-1) ?? { x: 0, y: HEIGHT };
  const line = points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join(' L ');
  const place = {
    [styles.left]: percent(tip.x, WIDTH),
    [styles.top]: percent(tip.y, HEIGHT),
  } as CSSProperties;
  return (
    <div
      {...rest}
      data-phase={phase}
      data-cashed-out={cashedOut && phase === 'rising' ? 'yes' : undefined}
      className={classNames(styles.root, className)}
    >
      <div className={styles.readout}>
        <p translate="no" className={styles.multiplier}>
          {figures.multiplier(multiplierOf(multiplier))}
        </p>
        <p className={styles.caption}>{caption}</p>
      </div>
      <div aria-hidden className={styles.chart}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={styles.picture}
        >
          {gridLines(elapsed).map(({ multiplier: at, y }) => (
            <line key={at} x1={0} x2={WIDTH} y1={y} y2={y} className={styles.gridLine} />
          ))}
          <path d={`M ${line} L ${tip.x} ${HEIGHT} Z`} className={styles.area} />
          <path d={`M ${line}`} className={styles.curve} />
        </svg>
        {gridLines(elapsed).map(({ multiplier: at, y }) => (
          <span
            key={at}
            className={styles.label}
            style={{ [styles.top]: percent(y, HEIGHT) } as CSSProperties}
          >
            {figures.multiplier(multiplierOf(at))}
          </span>
        ))}
        <span className={styles.tip} style={place} />
      </div>
    </div>
  );
}
