import type { ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import type { ButtonTone } from '../Button/Button';
import * as styles from '../Button/Button.css';
import { Anchor } from '../Link/Anchor';
import type { LinkProps } from '../Link/Link';
import * as own from './ButtonLink.css';

export interface ButtonLinkProps extends Omit<LinkProps, 'look'> {
  /**
   * Tone, as in `Button`.
   * @default 'accent'
   */
  tone?: ButtonTone;
  /** @default 'medium' */
  size?: 'medium' | 'large';
  /**
   * True if the button fills the available width.
   * @default false
   */
  wide?: boolean;
  /** Icon before the text. */
  icon?: ReactNode;
}

/**
 * Link that looks like a button, for the main next step.
 *
 * **When not to use it:** inside a sentence, use a `Link`.
 *
 * **Do:** Use one for the page's main next step.
 *
 * **Don't:** Start an action: use a `Button`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | follows the link |
 */
export function ButtonLink({
  tone = 'accent',
  size = 'medium',
  wide = false,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor
      {...rest}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      className={classNames(styles.root, own.root, className)}
    >
      {icon}
      {wrapTexts(children, { beside: true })}
    </Anchor>
  );
}
