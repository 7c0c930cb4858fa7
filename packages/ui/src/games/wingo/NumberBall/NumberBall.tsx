'use client';

import { numberBall } from '@platform/messages/numberBall';
import { colorText, type Digit } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { ballName } from '../texts';
import * as styles from './NumberBall.css';

export interface NumberBallProps extends Omit<ComponentProps<'span'>, 'children'> {
  number: Digit;
  /**
   * Ball size; `fill` takes the width of the container.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | 'fill';
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof numberBall>>;
}

/**
 * Ball with a Wingo number in its colours.
 *
 * **When not to use it:** to bet on a number, use `NumberButtons`.
 *
 * **Do:** Use the ball for drawn numbers.
 *
 * **Don't:** Use the ball for a count: use a `Badge`.
 */
export function NumberBall({
  number,
  size = 'medium',
  texts,
  className,
  ...rest
}: NumberBallProps) {
  const text = useTexts(numberBall, texts);
  return (
    <span
      role="img"
      aria-label={ballName(number, text)}
      {...rest}
      data-color={colorText(number)}
      data-size={size}
      className={classNames(styles.root, className)}
    >
      <span aria-hidden translate="no" className={styles.digit}>
        {number}
      </span>
    </span>
  );
}
