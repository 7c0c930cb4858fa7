import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import * as styles from './Heading.css';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the page outline. Each page has one level 1 and skips no level. */
  level: HeadingLevel;
  /** Text size. @default depends on the level: 'xxl', 'xl', 'l', 'm' */
  size?: 's' | 'm' | 'l' | 'xl' | 'xxl' | 'display';
}

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const SIZES = { 1: 'xxl', 2: 'xl', 3: 'l', 4: 'm' } as const;

/**
 * Title of a page, section, card or dialog.
 *
 * **When not to use it:** for larger text, use the `size` of a `Text`.
 *
 * **Do:** Match the level to the outline, and the size to the design.
 *
 * **Don't:** Use a heading for a large number: use a `Text`.
 */
export function Heading({
  level,
  size = SIZES[level],
  className,
  children,
  ...rest
}: HeadingProps) {
  const Element = TAGS[level];
  return (
    <Element {...rest} data-size={size} className={classNames(styles.root, className)}>
      {wrapTexts(children)}
    </Element>
  );
}
