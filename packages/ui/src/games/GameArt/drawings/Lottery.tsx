import * as styles from '../GameArt.css';

export const Lottery = () => (
  <g transform="translate(80 60) rotate(-10)">
    <path
      className={styles.accentFill}
      d="M-58 -30 h116 v20 a10 10 0 0 0 0 20 v20 h-116 v-20 a10 10 0 0 0 0 -20 Z"
    />
    <path className={styles.onAccentLine} d="M22 -24 v48" />
    <path
      className={styles.paper}
      d="M-18 -19 l5.6 11.6 12.7 1.8 -9.2 8.9 2.2 12.7 -11.3 -6 -11.3 6 2.2 -12.7 -9.2 -8.9 12.7 -1.8 Z"
    />
    <path className={styles.onAccentLine} d="M34 -8 h12 M34 4 h12" />
  </g>
);
