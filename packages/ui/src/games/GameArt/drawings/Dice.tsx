import * as styles from '../GameArt.css';

interface DieProps {
  place: string;
  face: 'paper' | 'accentFill';
  pip: 'ink' | 'onAccent';
  pips: readonly (readonly [number, number])[];
}

const Die = ({ place, face, pip, pips }: DieProps) => (
  <g transform={place}>
    <rect className={styles[face]} x={-24} y={-24} width={48} height={48} rx={10} />
    {pips.map(([x, y]) => (
      <circle key={`${x}.${y}`} className={styles[pip]} cx={x * 12} cy={y * 12} r={4.2} />
    ))}
  </g>
);

const FIVE = [
  [-1, -1],
  [1, -1],
  [0, 0],
  [-1, 1],
  [1, 1],
] as const;
const TWO = [
  [-1, -1],
  [1, 1],
] as const;

export const Dice = () => (
  <>
    <Die place="translate(104 50) rotate(16)" face="accentFill" pip="onAccent" pips={TWO} />
    <Die place="translate(60 72) rotate(-12)" face="paper" pip="ink" pips={FIVE} />
  </>
);
