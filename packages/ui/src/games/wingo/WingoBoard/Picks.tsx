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
  /** Stakes on the round, used for the net returns below the numbers. */
  stakes: readonly Stake[] | undefined;
  onPick: (bet: WingoBet) => void;
}

export function Picks({ blocked, drawn, stakes, onPick }: PicksProps) {
  return (
    <div className={styles.picks}>
      <ColorButtons
        blocked={blocked}
        drawn={drawn}
        onPick={(betValue) => onPick({ betType: 'color', betValue })}
      />
      <SizeButtons
        blocked={blocked}
        drawn={drawn}
        onPick={(size) => onPick(parseBet(size, size))}
      />
      <NumberButtons
        disabled={blocked}
        drawn={drawn}
        prospects={stakes && stakes.length > 0 ? prospectsOf(stakes) : undefined}
        onPick={(betValue) => onPick({ betType: 'number', betValue })}
        className={styles.numbers}
      />
    </div>
  );
}
