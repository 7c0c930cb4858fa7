import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Card.css';

/** Emphasis of a card. */
export type CardTone = 'surface' | 'raised' | 'outline' | 'accent';

export interface CardProps extends ComponentProps<'div'> {
  /**
   * Element: `section` or `article` with a heading, `li` in a list of cards.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /**
   * Emphasis: `surface` for most cards, `raised` on another card, `outline` for quiet asides,
   * `accent` for the most important one.
   * @default 'surface'
   */
  tone?: CardTone;
  /**
   * Padding; `none` for a picture or table that reaches the edge of the card.
   * @default 'l'
   */
  padding?: 'none' | 'm' | 'l' | 'xl';
}

/**
 * Surface that groups related content.
 *
 * **When not to use it:** to make a whole area pressable: put a `Link` or `Button` inside the card.
 * Around a single line of text, use spacing.
 *
 * **Do:** Group related content.
 *
 * **Don't:** Put cards into cards: nested frames separate related content.
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
