import { colorText, type Digit } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { colorNames } from '../texts';
import * as styles from './NumberBall.css';

export interface NumberBallProps extends Omit<ComponentProps<'span'>, 'children'> {
  number: Digit;
  /**
   * `fill` takes the width it is given.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | 'fill';
}

/**
 * A number of Wingo as a ball in its colours: red and violet for 0, green and violet for 5, green for
 * the other odd numbers, red for the other even ones.
 *
 * **When not to use it:** to bet on a number, use `NumberButtons`.
 */
export function NumberBall({ number, size = 'medium', className, ...rest }: NumberBallProps) {
  return (
    <span
      role="img"
      aria-label={`${number}, ${colorNames(number)}`}
      {...rest}
      data-color={colorText(number)}
      data-size={size}
      className={classNames(styles.root, className)}
    >
      <span aria-hidden className={styles.digit}>
        {number}
      </span>
    </span>
  );
}
