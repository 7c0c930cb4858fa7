import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Divider.css';

export interface DividerProps extends ComponentProps<'hr'> {
  /**
   * Orientation: `vertical` separates the items of a row and takes the height of the row.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
}

/**
 * Hairline between two groups.
 *
 * **When not to use it:** where spacing or a heading already separates the groups; between rows of
 * a table, which has its own lines.
 *
 * **Do:** Separate two groups that are close together.
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
