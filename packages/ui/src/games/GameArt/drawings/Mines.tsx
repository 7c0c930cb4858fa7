import * as styles from '../GameArt.css';

const CELL = 28;
const GEM = 2;
const BOMB = 4;

export const Mines = () => (
  <>
    {Array.from({ length: 9 }, (_, cell) => (
      <rect
        key={cell}
        className={cell === GEM || cell === BOMB ? styles.accentSoft : styles.mutedSoft}
        x={36 + (cell % 3) * (CELL + 3)}
        y={15 + Math.floor(cell / 3) * (CELL + 3)}
        width={CELL}
        height={CELL}
        rx={6}
      />
    ))}
    <path className={styles.sparkFill} d="M104 21 h16 l5 7 l-13 14 l-13 -14 Z" />
    <path className={styles.shine} d="M104 21 h8 l-3 7 h-10 Z" />
    <path className={styles.redLine} d="M88 52 q4 -7 9 -4" />
    <circle className={styles.red} cx={81} cy={60} r={9.5} />
    <circle className={styles.shine} cx={78} cy={57} r={3} />
  </>
);
