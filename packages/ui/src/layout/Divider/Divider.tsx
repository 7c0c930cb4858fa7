import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Divider.css';

export interface DividerProps extends ComponentProps<'hr'> {
  /**
   * Orientation of the line; `vertical` separates items in a row and is as tall as the row.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
}

/**
 * Thin line between two groups.
 *
 * **When not to use it:** between table rows, which have their own lines.
 *
 * **Do:** Separate two groups that are close together.
 *
 * **Don't:** Put a divider below a heading.
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
