import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import type { Gap } from '../gap';
import * as styles from './Inline.css';

export interface InlineProps extends ComponentProps<'div'> {
  /**
   * Element: `ul` or `ol` if the children are list items.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol';
  /**
   * Space between children, and between lines.
   * @default 's'
   */
  gap?: Gap;
  /** Vertical alignment. @default 'center' */
  align?: 'start' | 'center' | 'baseline' | 'end';
  /**
   * Distribution of children along the line.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
}

/**
 * Places children side by side and wraps them.
 *
 * **When not to use it:** for columns that align across rows, use a `Grid`.
 *
 * **Do:** Let children wrap.
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
