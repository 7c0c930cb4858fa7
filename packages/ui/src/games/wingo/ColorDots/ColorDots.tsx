import type { Color } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { COLOR_NAMES } from '../texts';
import * as styles from './ColorDots.css';

export interface ColorDotsProps extends Omit<ComponentProps<'span'>, 'children'> {
  colors: readonly Color[];
}

/**
 * The colours of a result as dots, with their names for those who do not tell them apart.
 *
 * **When not to use it:** together with the number, use a `NumberBall`.
 */
export function ColorDots({ colors, className, ...rest }: ColorDotsProps) {
  return (
    <span {...rest} className={classNames(styles.root, className)}>
      {colors.map((color) => (
        <span
          key={color}
          role="img"
          aria-label={COLOR_NAMES[color]}
          title={COLOR_NAMES[color]}
          data-color={color}
          className={styles.dot}
        />
      ))}
    </span>
  );
}
