'use client';

import { roundStakes } from '@platform/messages/roundStakes';
import { prospectsOf, stakedOn, type Stake } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { classNames } from '../../../internal/classNames';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { BetChip } from '../BetChip/BetChip';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './RoundStakes.css';

export interface RoundStakesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * What the player has staked on the running round, oldest first.
   * @default []
   */
  stakes?: readonly Stake[] | undefined;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof roundStakes>>;
}

/** The stakes on the same bet, added up. */
function chipsOf(stakes: readonly Stake[]) {
  const chips = new Map<string, Stake>();
  for (const { bet, amount } of stakes) {
    const key = `${bet.betType}:${bet.betValue}`;
    chips.set(key, { bet, amount: amount + (chips.get(key)?.amount ?? 0n) });
  }
  return [...chips];
}

/**
 * What the player has staked on the running round: a chip for each bet, the total, and what each number
 * would bring, all payouts less all stakes. Equally high with and without stakes on one line.
 *
 * **When not to use it:** for a round that is over, use a `WinDialog` or `OutcomeLine`.
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
      <div className={styles.head}>
        <span className={styles.label}>{text.label}</span>
        <Amount value={stakedOn(stakes)} decimals={3} unit className={styles.total} />
      </div>
      {none ? (
        <p className={styles.empty}>{text.empty}</p>
      ) : (
        <ul aria-label={text.bets} className={styles.chips}>
          {chipsOf(stakes).map(([key, { bet, amount }]) => (
            <li key={key} className={styles.chip}>
              <BetChip bet={bet} />
              <Amount value={amount} decimals={3} />
            </li>
          ))}
        </ul>
      )}
      <ol aria-label={text.prospects} className={styles.prospects}>
        {prospectsOf(stakes).map(({ digit, net }) => (
          <li key={digit} className={styles.prospect}>
            <NumberBall number={digit} size="small" />
            <Amount value={net} signed />
          </li>
        ))}
      </ol>
    </section>
  );
}
