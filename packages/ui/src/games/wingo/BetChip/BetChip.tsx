'use client';

import { ChevronsDown, ChevronsUp } from 'lucide-react';
import { betNames } from '@platform/messages/betNames';
import type { WingoBet } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { mark } from '../colorMark.css';
import { COLOR_SHAPES } from '../colorShape';
import { NumberBall } from '../NumberBall/NumberBall';
import { betName } from '../../../data/betWords';
import * as styles from './BetChip.css';

export interface BetChipProps extends Omit<ComponentProps<'span'>, 'children'> {
  bet: WingoBet;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof betNames>>;
}

/** Icon that identifies a bet by shape rather than hue. */
function Mark({ bet }: { bet: WingoBet }) {
  if (bet.betType === 'high') return <ChevronsUp aria-hidden className={styles.arrow} />;
  if (bet.betType === 'low') return <ChevronsDown aria-hidden className={styles.arrow} />;
  if (bet.betType === 'number') return null;
  return (
    <svg aria-hidden viewBox="0 0 16 16" data-color={bet.betValue} className={mark}>
      {COLOR_SHAPES[bet.betValue]}
    </svg>
  );
}

/**
 * Chip that shows a bet: a colour, a number, High or Low.
 *
 * **When not to use it:** to place a bet, use the board's buttons.
 *
 * **Do:** Show bets the same way in rows and dialogs.
 *
 * **Don't:** Use the chip as a control: use `SizeButtons`.
 */
export function BetChip({ bet, texts, className, ...rest }: BetChipProps) {
  const text = useTexts(betNames, texts);
  return (
    <span
      {...rest}
      data-bet={bet.betType === 'number' ? 'number' : bet.betValue}
      className={classNames(styles.root, className)}
    >
      {bet.betType === 'number' ? (
        <NumberBall number={bet.betValue} size="small" />
      ) : (
        <>
          <Mark bet={bet} />
          <span>{betName(bet, text)}</span>
        </>
      )}
    </span>
  );
}
