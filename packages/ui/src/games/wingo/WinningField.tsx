'use client';

import { winningField } from '@platform/messages/winningField';
import type { LatestResult } from '@platform/rules/models';
import { colorsOf, sizeOf, type Color, type Digit, type Size } from '@platform/rules/wingo';
import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../theme/Messages';
import * as styles from './WinningField.css';

export interface WinningFieldProps {
  /** Draw whose winning bets are marked; `undefined` if there is none. */
  drawn: LatestResult | undefined;
  bet: Color | Size | Digit;
  /** The field's control, or the skeleton that replaces it. */
  children: ReactNode;
}

const wins = (bet: Color | Size | Digit, number: Digit): boolean =>
  bet === number || bet === sizeOf(number) || colorsOf(number).some((color) => color === bet);

/**
 * Field on the board, with a badge after a winning draw. The badge is a sibling of the control, so
 * that replacing the control does not replay the badge.
 */
export function WinningField({ drawn, bet, children }: WinningFieldProps) {
  const text = useTexts(winningField);
  return (
    <div className={styles.field}>
      {children}
      {drawn && wins(bet, drawn.number) && (
        <span
          key={drawn.roundNumber}
          role="img"
          aria-label={text.won}
          data-won
          className={styles.mark}
        >
          <Trophy aria-hidden className={styles.icon} />
        </span>
      )}
    </div>
  );
}
