import * as styles from '../GameArt.css';

const CARDS = [
  { digit: 3, place: 'translate(42 66) rotate(-12)', face: 'accentSoft', text: 'accentText' },
  { digit: 9, place: 'translate(118 66) rotate(12)', face: 'accentSoft', text: 'accentText' },
  { digit: 7, place: 'translate(80 58)', face: 'accentFill', text: 'onAccent' },
] as const;

export const Numbers = () => (
  <>
    {CARDS.map(({ digit, place, face, text }) => (
      <g key={digit} transform={place}>
        <rect className={styles.base} x={-22} y={-32} width={44} height={64} rx={8} />
        <rect className={styles[face]} x={-22} y={-32} width={44} height={64} rx={8} />
        <text className={`${styles.number} ${styles[text]}`} textAnchor="middle" y={13}>
          {digit}
        </text>
      </g>
    ))}
  </>
);
