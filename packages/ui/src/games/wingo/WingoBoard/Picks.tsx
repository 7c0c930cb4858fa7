'use client';

import type { LatestResult } from '@platform/rules/models';
import { parseBet, prospectsOf, type Stake, type WingoBet } from '@platform/rules/wingo';
import { ColorButtons } from '../ColorButtons/ColorButtons';
import { NumberButtons } from '../NumberButtons/NumberButtons';
import { SizeButtons } from '../SizeButtons/SizeButtons';
import * as styles from './WingoBoard.css';

export interface PicksProps {
  blocked: boolean;
  /** Draw whose winning bets get a badge. */
  drawn: LatestResult | undefined;
  /** Stakes on the round, used for the net returns below the numbers, and for chips on the fields. */
  stakes: readonly Stake[] | undefined;
  /** Stakes in the slip, used for chips on the fields. */
  staged: readonly Stake[];
  onPick: (bet: WingoBet) => void;
}

export function Picks({ blocked, drawn, stakes, staged, onPick }: PicksProps) {
  const chips = { staged, placed: stakes };
  return (
    <div className={styles.picks}>
      <ColorButtons
        blocked={blocked}
        drawn={drawn}
        stakes={chips}
        onPick={(betValue) => onPick({ betType: 'color', betValue })}
      />
      <SizeButtons
        blocked={blocked}
        drawn={drawn}
        stakes={chips}
        onPick={(size) => onPick(parseBet(size, size))}
      />
      <NumberButtons
        disabled={blocked}
        drawn={drawn}
        stakes={chips}
        prospects={stakes && stakes.length > 0 ? prospectsOf(stakes) : undefined}
        onPick={(betValue) => onPick({ betType: 'number', betValue })}
        className={styles.numbers}
      />
    </div>
  );
}
