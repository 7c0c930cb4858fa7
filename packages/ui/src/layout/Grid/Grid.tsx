import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../internal/classNames';
import type { Gap } from '../gap';
import * as styles from './Grid.css';

export interface GridProps extends ComponentProps<'div'> {
  /**
   * Element: `ul` or `ol` if the children are list items.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol';
  /**
   * Minimum column width, in pixels at a text size of 16 px.
   * @default 240
   */
  minColumn?: number;
  /**
   * Space between rows and columns.
   * @default 'l'
   */
  gap?: Gap;
}

/**
 * Arranges children in as many equal columns as fit.
 *
 * **When not to use it:** for rows of records, use a table; for a few buttons, an `Inline`.
 *
 * **Do:** Set the minimum column width.
 *
 * **Don't:** Make columns so narrow that words break.
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
