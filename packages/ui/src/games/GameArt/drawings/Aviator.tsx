import * as styles from '../GameArt.css';

export const Aviator = () => (
  <>
    <path className={styles.accentSoft} d="M14 106 C62 104 96 86 118 46 L118 106 Z" />
    <path className={styles.accentLine} d="M14 106 C62 104 96 86 118 46" />
    <g transform="translate(121 38) rotate(-34)">
      <path
        className={styles.sparkFill}
        d="M-30 2 L-22 -1 L10 -4 C20 -4 25 0 25 2 C25 5 18 6 8 6 L-24 6 Z"
      />
      <path
        className={styles.paper}
        d="M-4 -3 L-16 -22 L-9 -22 L8 -4 Z M-4 5 L-14 20 L-8 20 L7 5 Z"
      />
      <path className={styles.sparkFill} d="M-28 2 L-35 -11 L-30 -11 L-20 0 Z" />
    </g>
  </>
);
