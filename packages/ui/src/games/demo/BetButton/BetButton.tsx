'use client';

import { classNames } from '../../../internal/classNames';
import { Button, type ButtonProps } from '../../../primitives/Button/Button';
import * as styles from './BetButton.css';

export interface BetButtonProps extends ButtonProps {
  /**
   * Takes no presses for a moment, such as while a result is on show. It stays focused, so that the
   * next Enter plays the next round.
   * @default false
   */
  blocked?: boolean;
}

/**
 * The one button that plays a game: Bet, Cash Out.
 *
 * **When not to use it:** outside a game's bet panel, use a `Button`; for what is not possible at
 * all, its `disabled`.
 *
 * **Do:** Show one button in one place, with the word for what a press does now.
 *
 * **Don't:** Show two buttons of which only one works: the hand has to find it in time.
 *
 * | Key | Does |
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
