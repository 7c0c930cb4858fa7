import * as styles from '../GameArt.css';

export const SmallBig = () => (
  <>
    <circle className={styles.accentFill} cx={98} cy={58} r={36} />
    <circle className={styles.shine} cx={86} cy={44} r={13} />
    <path className={styles.onAccentLine} d="M86 64 l12 -12 12 12 M86 76 l12 -12 12 12" />
    <circle className={styles.sparkFill} cx={46} cy={80} r={20} />
    <circle className={styles.shine} cx={40} cy={73} r={7} />
    <path className={styles.inkLine} d="M40 78 l6 6 6 -6" />
  </>
);
