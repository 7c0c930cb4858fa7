'use client';

import type { LatestResult } from '@platform/rules/models';
import { DIGITS } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './DrawReveal.css';

export interface DrawRevealProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was drawn. Another round is revealed afresh. */
  result: LatestResult;
}

/** The balls that run past before the drawn one, which is the last. */
const reelTo = (number: number) =>
  [...DIGITS, ...DIGITS].slice(number + 1, number + DIGITS.length + 1);

/**
 * The draw of a round: balls run past and stop at the number that was drawn, in 1.2 s. For readers who
 * want less motion the number is there at once. It covers what it stands in, which is positioned. Screen
 * readers hear of the result from the `OutcomeLine`.
 *
 * **When not to use it:** to show results that are known, use a `ResultsStrip`.
 *
 * **Do:** Let the number arrive in about a second, over the countdown, where the player looks.
 *
 * **Don't:** Celebrate the draw itself: a round that cost more than it brought is no win.
 */
export function DrawReveal({
  result: { roundNumber, number },
  className,
  ...rest
}: DrawRevealProps) {
  return (
    <div {...rest} aria-hidden key={roundNumber} className={classNames(styles.root, className)}>
      <div className={styles.window}>
        <div className={styles.reel}>
          {reelTo(number).map((digit) => (
            <NumberBall key={digit} number={digit} size="large" className={styles.ball} />
          ))}
        </div>
      </div>
    </div>
  );
}
