import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import type { Gap } from '../gap';
import * as styles from './Stack.css';

export interface StackProps extends ComponentProps<'div'> {
  /**
   * The element: `ul` or `ol` when the children are its list items, `section` with a name.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'ul' | 'ol';
  /**
   * The distance between two children.
   * @default 'l'
   */
  gap?: Gap;
  /**
   * Where the children stand across the column; `stretch` gives each the full width.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/**
 * Sets its children one below the other with an even rhythm.
 *
 * **When not to use it:** for a row, use an `Inline`; for columns of equal width, a `Grid`.
 *
 * **Do:** Use one gap, which gives a column its rhythm.
 *
 * **Don't:** Give the children margins: they add up, and change with the order.
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
