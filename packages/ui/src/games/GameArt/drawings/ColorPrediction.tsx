import * as styles from '../GameArt.css';

const BALLS = [
  { name: 'violet', cx: 80, cy: 42, r: 24 },
  { name: 'green', cx: 56, cy: 74, r: 27 },
  { name: 'red', cx: 106, cy: 76, r: 25 },
] as const;

export const ColorPrediction = () => (
  <>
    {BALLS.map(({ name, cx, cy, r }) => (
      <g key={name}>
        <circle className={styles[name]} cx={cx} cy={cy} r={r} />
        <circle className={styles.shine} cx={cx - r * 0.3} cy={cy - r * 0.35} r={r * 0.42} />
        <circle className={styles.paper} cx={cx} cy={cy} r={r * 0.5} />
      </g>
    ))}
  </>
);
