import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './BonusGrid.css';

export type BonusGridProps = ComponentProps<'div'>;

/**
 * Grid of the six `BonusCard`s on the dashboard. Every row is full at any width.
 *
 * **When not to use it:** for a different number of cards, use a `Grid`.
 *
 * **Do:** Show all six cards in the same order every day.
 *
 * **Don't:** Hide cards without an amount.
 */
export function BonusGrid({ className, children, ...rest }: BonusGridProps) {
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <div className={styles.cards}>{children}</div>
    </div>
  );
}
