import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Divider.css';

export interface DividerProps extends ComponentProps<'hr'> {
  /**
   * `vertical` stands between the items of a row and takes the row's height.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
}

/**
 * A hairline between two groups.
 *
 * **When not to use it:** where spacing or a heading separates already; between rows of a table,
 * which draws its own lines.
 *
 * **Do:** Separate two groups that stand close together.
 *
 * **Don't:** Put it below a heading: the heading and its gap separate already.
 */
export function Divider({ orientation = 'horizontal', className, ...rest }: DividerProps) {
  return (
    <hr
      {...rest}
      aria-orientation={orientation}
      data-orientation={orientation}
      className={classNames(styles.root, className)}
    />
  );
}
