import type { CSSProperties } from 'react';
import * as styles from './Ball.css';

export type BallColor = 'green' | 'red' | 'violet';

export interface BallProps {
  /** Centre and radius, in units of the surrounding drawing. */
  x: number;
  y: number;
  r: number;
  digit: number;
  /** The ball's colour, or its two halves: 0 is red and violet, 5 is green and violet. */
  colors: readonly [BallColor] | readonly [BallColor, BallColor];
}

/** Returns a square around the centre, whose corners the brand rounds. */
const square = (r: number) => ({
  x: -r,
  y: -r,
  width: 2 * r,
  height: 2 * r,
  style: { [styles.radius]: `${r}px` } as CSSProperties,
});

export function Ball({ x, y, r, digit, colors: [first, second] }: BallProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy={r * 1.24} rx={r * 0.72} ry={r * 0.13} className={styles.shade} />
      <rect {...square(r)} data-color={first} className={styles.skin} />
      {second && <rect {...square(r)} data-color={second} data-half className={styles.skin} />}
      <ellipse
        cx={-r * 0.34}
        cy={-r * 0.62}
        rx={r * 0.34}
        ry={r * 0.15}
        transform={`rotate(-30 ${-r * 0.34} ${-r * 0.62})`}
        className={styles.shine}
      />
      <g className={styles.label}>
        <rect {...square(r * 0.56)} className={styles.face} />
        <text className={styles.digit} fontSize={r * 0.74} dy="0.35em" textAnchor="middle">
          {digit}
        </text>
      </g>
    </g>
  );
}
