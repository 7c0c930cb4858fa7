'use client';

import type { LatestResult } from '@platform/rules/models';
import { DIGITS } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './DrawReveal.css';

export interface DrawRevealProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Drawn result. A new round restarts the reveal. */
  result: LatestResult;
}

/** Returns the balls on the reel. The last one has the drawn number. */
const reelTo = (number: number) =>
  [...DIGITS, ...DIGITS].slice(number + 1, number + DIGITS.length + 1);

/**
 * Draw animation: balls roll past and stop at the drawn number. The animation covers its positioned
 * container.
 *
 * **When not to use it:** to show known results, use a `ResultsStrip`.
 *
 * **Do:** Reveal the number over the countdown, where the player is looking.
 *
 * **Don't:** Celebrate the draw itself.
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
