import * as styles from '../GameArt.css';

const ROWS = [3, 4, 5, 6];
const BUCKETS = ['accentFill', 'sparkFill', 'accentFill', 'sparkFill', 'accentFill'] as const;

export const Plinko = () => (
  <>
    {ROWS.flatMap((pegs, row) =>
      Array.from({ length: pegs }, (_, peg) => (
        <circle
          key={`${row}.${peg}`}
          className={styles.mutedFill}
          cx={80 + (peg - (pegs - 1) / 2) * 20}
          cy={28 + row * 18}
          r={3}
        />
      )),
    )}
    {BUCKETS.map((name, bucket) => (
      <rect
        key={bucket}
        className={styles[name]}
        x={30 + bucket * 20.5}
        y={98}
        width={18}
        height={12}
        rx={3}
      />
    ))}
    <circle className={styles.red} cx={70} cy={37} r={8} />
    <circle className={styles.shine} cx={67.5} cy={34} r={3} />
  </>
);
