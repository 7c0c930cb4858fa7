'use client';

import { periodNumber } from '@platform/messages/periodNumber';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import * as styles from './PeriodNumber.css';

export interface PeriodNumberProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Round number; `undefined` while it loads. */
  roundNumber: string | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof periodNumber>>;
}

/**
 * Full number of the current betting round.
 *
 * **Do:** Show the number in full on the board.
 *
 * **Don't:** Use the full number in a table: use `shortRoundNumber`.
 */
export function PeriodNumber({ roundNumber, texts, className, ...rest }: PeriodNumberProps) {
  const text = useTexts(periodNumber, texts);
  return (
    <div {...rest} aria-busy={!roundNumber} className={classNames(styles.root, className)}>
      <span>{text.label}</span>
      <span className={styles.number}>
        {roundNumber ?? <Skeleton className={styles.skeleton} />}
      </span>
    </div>
  );
}
