'use client';

import { numberButtons } from '@platform/messages/numberButtons';
import { DIGITS, type Digit } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { useTexts, type TextsOf } from '../../../theme/Messages';
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
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof numberButtons>>;
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
  texts,
  className,
  ...rest
}: NumberButtonsProps) {
  const text = useTexts(numberButtons, texts);
  return (
    <div
      role="group"
      aria-label={text.label}
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
