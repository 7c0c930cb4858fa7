'use client';

import { DIGITS, type Digit } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './NumberButtons.css';

export interface NumberButtonsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The player wants to bet on this number. */
  onPick: (number: Digit) => void;
  /**
   * Betting is blocked.
   * @default false
   */
  disabled?: boolean;
  /** @default 'Bet on a number' */
  'aria-label'?: string;
}

/**
 * The ten numbers to bet on, five in a row.
 *
 * **When not to use it:** to show what was drawn, use a `NumberBall`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes from number to number |
 * | Enter, Space | picks the number |
 */
export function NumberButtons({
  onPick,
  disabled = false,
  className,
  ...rest
}: NumberButtonsProps) {
  return (
    <div
      role="group"
      aria-label="Bet on a number"
      {...rest}
      className={classNames(styles.root, className)}
    >
      {DIGITS.map((number) => (
        <button
          key={number}
          type="button"
          disabled={disabled}
          className={styles.button}
          onClick={() => onPick(number)}
        >
          <NumberBall number={number} size="fill" />
        </button>
      ))}
    </div>
  );
}
