import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Card.css';

/** How strongly a card stands out. */
export type CardTone = 'surface' | 'raised' | 'outline' | 'accent';

export interface CardProps extends ComponentProps<'div'> {
  /**
   * The element: `section` or `article` with a heading, `li` in a list of cards.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /**
   * `surface` for most, `raised` on top of another card, `outline` for quiet asides, `accent` for
   * the one that matters.
   * @default 'surface'
   */
  tone?: CardTone;
  /**
   * The room inside the edge; `none` when a picture or table reaches it.
   * @default 'l'
   */
  padding?: 'none' | 'm' | 'l' | 'xl';
}

/**
 * A surface that holds together what belongs together.
 *
 * **When not to use it:** to make a whole area pressable, put a `Link` or `Button` inside instead;
 * around a single line of text, use spacing.
 *
 * **Do:** Hold together parts that belong together.
 *
 * **Don't:** Put cards into cards: frames in frames separate what belongs together.
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
