import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import type { Gap } from '../gap';
import * as styles from './Inline.css';

export interface InlineProps extends ComponentProps<'div'> {
  /**
   * The element: `ul` or `ol` when the children are its list items.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol';
  /**
   * The distance between two children, and between two lines.
   * @default 's'
   */
  gap?: Gap;
  /**
   * How children of different height stand to each other.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'baseline' | 'end';
  /**
   * Where the children stand along the line.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
}

/**
 * Sets its children side by side, in reading direction, and wraps when the line is full.
 *
 * **When not to use it:** for columns that line up from row to row, use a `Grid`.
 *
 * **Do:** Let parts that do not fit wrap to the next line.
 *
 * **Don't:** Pair labels with values: use a `FactList`.
 */
export function Inline({
  as = 'div',
  gap = 's',
  align = 'center',
  justify = 'start',
  className,
  ...rest
}: InlineProps) {
  const Root = as as 'div';
  return (
    <Root
      {...rest}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      className={classNames(styles.root, className)}
    />
  );
}
