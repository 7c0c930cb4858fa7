import { Ball } from '../HeroArt/Ball';
import * as styles from './ShowcaseArt.css';

export type ShowcaseGame = 'colorPrediction' | 'aviator' | 'numberLottery';

const colorPrediction = (
  <>
    <Ball x={132} y={150} r={56} digit={2} colors={['red']} />
    <Ball x={350} y={146} r={60} digit={3} colors={['green']} />
    <Ball x={240} y={132} r={84} digit={0} colors={['red', 'violet']} />
  </>
);

const aviator = (
  <>
    <path d="M40 258C180 252 300 206 372 78" className={styles.flight} />
    <path d="M40 276H440" className={styles.ground} />
    <path
      transform="translate(384 56) rotate(30)"
      d="M0 -40L26 30L0 16L-26 30Z"
      className={styles.plane}
    />
    <g transform="translate(186 118)">
      <rect x="-84" y="-38" width="168" height="76" rx="38" className={styles.chip} />
      <text className={styles.odds} fontSize="38" dy="0.35em" textAnchor="middle">
        6.02×
      </text>
    </g>
  </>
);

const numberLottery = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit, index) => (
  <g
    key={digit}
    transform={`translate(${150 + (index % 3) * 90} ${58 + Math.floor(index / 3) * 88})`}
  >
    <circle r="36" className={styles.number} data-drawn={[2, 4, 9].includes(digit) || undefined} />
    <text
      className={styles.figure}
      data-drawn={[2, 4, 9].includes(digit) || undefined}
      fontSize="30"
      dy="0.35em"
      textAnchor="middle"
    >
      {digit}
    </text>
  </g>
));

const SCENES = { colorPrediction, aviator, numberLottery };

export function ShowcaseArt({ game }: { game: ShowcaseGame }) {
  return (
    <svg viewBox="0 0 480 320" aria-hidden>
      {SCENES[game]}
    </svg>
  );
}
