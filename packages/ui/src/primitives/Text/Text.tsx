import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import * as styles from './Text.css';

export interface TextProps extends ComponentProps<'p'> {
  /**
   * Element: `p` for paragraphs, `span` within paragraphs, `div` for blocks.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'li' | 'figcaption' | 'output';
  /** @default 'm' */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl';
  /**
   * `muted` for supporting text, `success` for a gain, `danger` for a loss.
   * @default 'default'
   */
  tone?: 'default' | 'muted' | 'accent' | 'success' | 'danger' | 'warning';
  /** @default 'body' */
  weight?: 'body' | 'medium' | 'strong';
  /**
   * Gives all digits the same width.
   * @default false
   */
  numeric?: boolean;
}

/**
 * Text in the brand's typography. Long words break instead of overflowing.
 *
 * **When not to use it:** for a page, card or dialog title, use a `Heading`.
 *
 * **Do:** Mute supporting text.
 *
 * **Don't:** Write neutral facts in red.
 */
export function Text({
  as = 'p',
  size = 'm',
  tone = 'default',
  weight = 'body',
  numeric = false,
  className,
  children,
  ...rest
}: TextProps) {
  // All these elements accept the same attributes, so the cast to one of them is safe.
  const Element = as as 'p';
  return (
    <Element
      {...rest}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-numeric={numeric || undefined}
      className={classNames(styles.root, className)}
    >
      {wrapTexts(children)}
    </Element>
  );
}
