import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../internal/classNames';
import type { Gap } from '../gap';
import * as styles from './Grid.css';

export interface GridProps extends ComponentProps<'div'> {
  /**
   * The element: `ul` or `ol` when the children are its list items.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol';
  /**
   * The least width of a column, in pixels of a 16 px text: it grows with the player's text size.
   * @default 240
   */
  minColumn?: number;
  /**
   * The distance between rows and columns.
   * @default 'l'
   */
  gap?: Gap;
}

/**
 * Sets its children in as many columns of equal width as fit, without media queries.
 *
 * **When not to use it:** for rows of records, use a table; for a few buttons, an `Inline`.
 *
 * **Do:** Set the smallest width of a column. The grid finds out how many fit.
 *
 * **Don't:** Set it so narrow that words break.
 */
export function Grid({
  as = 'div',
  minColumn = 240,
  gap = 'l',
  className,
  style,
  ...rest
}: GridProps) {
  const Root = as as 'div';
  return (
    <Root
      {...rest}
      data-gap={gap}
      className={classNames(styles.root, className)}
      style={{ ...style, [styles.minColumnName]: `${minColumn / 16}rem` } as CSSProperties}
    />
  );
}
