import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import type { Gap } from '../gap';
import * as styles from './Stack.css';

export interface StackProps extends ComponentProps<'div'> {
  /**
   * Element: `ul` or `ol` if the children are list items, `section` with an accessible name.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'ul' | 'ol';
  /**
   * Space between children.
   * @default 'l'
   */
  gap?: Gap;
  /**
   * Horizontal alignment; `stretch` makes all children as wide as the stack. @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/**
 * Places children in a column with equal gaps.
 *
 * **When not to use it:** for a row, use an `Inline`; for equal columns, a `Grid`.
 *
 * **Do:** Use one gap for the whole column.
 *
 * **Don't:** Add margins to the children.
 */
export function Stack({
  as = 'div',
  gap = 'l',
  align = 'stretch',
  className,
  ...rest
}: StackProps) {
  const Root = as as 'div';
  return (
    <Root
      {...rest}
      data-gap={gap}
      data-align={align}
      className={classNames(styles.root, className)}
    />
  );
}
