'use client';

import { classNames } from '../../../internal/classNames';
import { Button, type ButtonProps } from '../../../primitives/Button/Button';
import * as styles from './BetButton.css';

export interface BetButtonProps extends ButtonProps {
  /**
   * Ignores presses, but keeps the focus for the next round.
   * @default false
   */
  blocked?: boolean;
}

/**
 * Button for the main action of a game, such as Bet or Cashout.
 *
 * **When not to use it:** outside a game's bet panel, use a `Button`; for an unavailable action,
 * `disabled`.
 *
 * **Do:** Show one button with the name of its current action.
 *
 * **Don't:** Show two buttons if only one works.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | plays |
 */
export function BetButton({ blocked = false, className, onClick, ...rest }: BetButtonProps) {
  return (
    <Button
      size="large"
      wide
      {...rest}
      aria-disabled={blocked || undefined}
      data-blocked={blocked || undefined}
      className={classNames(styles.root, className)}
      onClick={(event) => {
        if (!blocked) onClick?.(event);
      }}
    />
  );
}
