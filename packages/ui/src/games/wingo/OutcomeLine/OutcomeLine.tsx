'use client';

import { outcomeLine } from '@platform/messages/outcomeLine';
import type { RoundOutcome } from '@platform/rules/models';
import { shortRoundNumber, totalsOf } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { classNames } from '../../../internal/classNames';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { rich } from '../../../theme/rich';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './OutcomeLine.css';

export interface OutcomeLineProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Last round in which the player bet; `undefined` if there is none. */
  outcome: RoundOutcome | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof outcomeLine>>;
}

/**
 * The player's outcome of the last round in one line, announced to screen readers.
 *
 * **When not to use it:** to celebrate a win, use a `WinDialog`.
 *
 * **Do:** Report losses like gains, with the net result.
 *
 * **Don't:** Celebrate a return below the stakes.
 */
export function OutcomeLine({ outcome, texts, className, ...rest }: OutcomeLineProps) {
  const text = useTexts(outcomeLine, texts);
  const totals = outcome && totalsOf(outcome.bets);
  return (
    <p
      role="status"
      {...rest}
      data-state={outcome ? 'shown' : 'empty'}
      className={classNames(styles.root, className)}
    >
      {outcome && totals ? (
        <>
          {outcome.result && <NumberBall number={outcome.result.number} size="small" />}
          <span>
            {rich(outcome.result ? text.drawn : text.calledOff, {
              period: shortRoundNumber(outcome.roundNumber),
              staked: <Amount value={totals.staked} decimals={3} />,
              received: <Amount value={totals.received} decimals={3} />,
            })}
          </span>
          <Amount value={totals.net} decimals={3} signed unit className={styles.net} />
        </>
      ) : (
        text.empty
      )}
    </p>
  );
}
