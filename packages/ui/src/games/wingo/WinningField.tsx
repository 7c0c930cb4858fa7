'use client';

import { winningField } from '@platform/messages/winningField';
import type { LatestResult } from '@platform/rules/models';
import { colorsOf, sizeOf, type Color, type Digit, type Size } from '@platform/rules/wingo';
import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../theme/Messages';
import * as styles from './WinningField.css';

export interface WinningFieldProps {
  /** The draw to mark the winners of; `undefined` for none. */
  drawn: LatestResult | undefined;
  /** The bet that the field is for. */
  bet: Color | Size | Digit;
  /** The control of the field, or the skeleton in its place. */
  children: ReactNode;
}

const wins = (bet: Color | Size | Digit, number: Digit): boolean =>
  bet === number || bet === sizeOf(number) || colorsOf(number).some((color) => color === bet);

/**
 * A field of the board. A badge marks it for some seconds after a draw that it has won.
 *
 * The badge stands beside the control, so that a control which is replaced does not show it again.
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
