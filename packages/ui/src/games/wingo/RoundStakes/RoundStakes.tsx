'use client';

import { roundStakes } from '@platform/messages/roundStakes';
import { stakedOn, type Stake } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { classNames } from '../../../internal/classNames';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { BetChip } from '../BetChip/BetChip';
import { addedUp, selectionOf } from '../BetSlip/slip';
import * as styles from './RoundStakes.css';

export interface RoundStakesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * Stakes on the running round, oldest first.
   * @default []
   */
  stakes?: readonly Stake[] | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof roundStakes>>;
}

/**
 * The player's stakes on the running round, in one line.
 *
 * **When not to use it:** for a finished round, use a `WinDialog` or `OutcomeLine`.
 *
 * **Do:** Show the total stake.
 *
 * **Don't:** Show the highest payout without the stakes.
 */
export function RoundStakes({ stakes = [], texts, className, ...rest }: RoundStakesProps) {
  const text = useTexts(roundStakes, texts);
  const none = stakes.length === 0;
  return (
    <section
      aria-label={text.label}
      {...rest}
      data-state={none ? 'empty' : 'staked'}
      className={classNames(styles.root, className)}
    >
      <span className={styles.label}>{text.staked}</span>
      {none ? (
        <p className={styles.empty}>{text.empty}</p>
      ) : (
        <ul aria-label={text.bets} className={styles.chips}>
          {addedUp(stakes).map(({ bet, amount }) => (
            <li key={selectionOf(bet)} className={styles.chip}>
              <BetChip bet={bet} />
              <Amount value={amount} decimals={3} />
            </li>
          ))}
        </ul>
      )}
      <Amount value={stakedOn(stakes)} decimals={3} unit className={styles.total} />
    </section>
  );
}
