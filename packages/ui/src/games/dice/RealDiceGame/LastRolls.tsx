import type { DiceResult } from '@platform/rules/models';
import { useGameFigures } from '../../gameFigures';
import * as styles from './RealDiceGame.css';

/** Number of rolls that fit on a wide board. */
const MOST = 10;

export interface LastRollsProps {
  label: string;
  /** Bets, newest first. A bet can be in the list twice. */
  rolls: readonly Pick<DiceResult, 'id' | 'roll' | 'won'>[];
}

/** The player's last rolls in one line, newest first. */
export function LastRolls({ label, rolls }: LastRollsProps) {
  const figures = useGameFigures();
  const once = [...new Map(rolls.map((one) => [one.id, one])).values()];
  return (
    <ol aria-label={label} className={styles.rolls}>
      {once.slice(0, MOST).map(({ id, roll, won }) => (
        <li key={id} data-outcome={won ? 'won' : 'lost'} className={styles.roll}>
          {figures.hundredths(roll)}
        </li>
      ))}
    </ol>
  );
}
