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

export function Ball({ x, y, r, digit, colors: [first, second] }: BallProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy={r * 1.24} rx={r * 0.72} ry={r * 0.13} className={styles.shade} />
      <circle r={r} data-color={first} className={styles.skin} />
      {second && (
        <path d={`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}Z`} data-color={second} className={styles.skin} />
      )}
      <ellipse
        cx={-r * 0.34}
        cy={-r * 0.62}
        rx={r * 0.34}
        ry={r * 0.15}
        transform={`rotate(-30 ${-r * 0.34} ${-r * 0.62})`}
        className={styles.shine}
      />
      <circle r={r * 0.56} className={styles.face} />
      <text className={styles.digit} fontSize={r * 0.74} dy="0.35em" textAnchor="middle">
        {digit}
      </text>
    </g>
  );
}
