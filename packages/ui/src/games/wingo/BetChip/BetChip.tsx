'use client';

import { ChevronsDown, ChevronsUp } from 'lucide-react';
import { betNames } from '@platform/messages/betNames';
import type { WingoBet } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { NumberBall } from '../NumberBall/NumberBall';
import { betName } from '../texts';
import * as styles from './BetChip.css';

export interface BetChipProps extends Omit<ComponentProps<'span'>, 'children'> {
  bet: WingoBet;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof betNames>>;
}

/** Tells the colours from High and Low before the word is read. */
const MARKS = {
  color: <span aria-hidden className={styles.dot} />,
  high: <ChevronsUp aria-hidden className={styles.arrow} />,
  low: <ChevronsDown aria-hidden className={styles.arrow} />,
};

/**
 * What a bet is on: a colour, a number, High or Low.
 *
 * **When not to use it:** to place a bet, use the buttons of the board.
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
          {MARKS[bet.betType]}
          {betName(bet, text)}
        </>
      )}
    </span>
  );
}
