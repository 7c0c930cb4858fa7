import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Card.css';

export type CardTone = 'surface' | 'raised' | 'outline' | 'accent';

export interface CardProps extends ComponentProps<'div'> {
  /**
   * Element: `section` or `article` with a heading, or `li` in a list of cards.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /**
   * `surface` for most cards, `raised` on another card, `outline` for quiet asides, `accent` for
   * the most important card.
   * @default 'surface'
   */
  tone?: CardTone;
  /**
   * Padding; `none` for a picture or table that extends to the card's edge.
   * @default 'l'
   */
  padding?: 'none' | 'm' | 'l' | 'xl';
}

/**
 * Surface that groups related content.
 *
 * **When not to use it:** around a single line of text, use spacing.
 *
 * **Do:** Put a `Link` or `Button` inside the card.
 *
 * **Don't:** Put cards into cards.
 */
export function Card({
  as = 'div',
  tone = 'surface',
  padding = 'l',
  className,
  ...rest
}: CardProps) {
  const Root = as as 'div';
  return (
    <Root
      {...rest}
      data-tone={tone}
      data-padding={padding}
      className={classNames(styles.root, className)}
    />
  );
}
