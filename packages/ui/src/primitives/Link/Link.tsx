import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import { Anchor } from './Anchor';
import * as styles from './Link.css';

export interface LinkProps extends ComponentProps<'a'> {
  /** Target: a path of the app, or an address with its scheme. */
  href: string;
  /**
   * `inline` is for a sentence, and underlined. `standalone` is underlined under the pointer, and 44 px
   * high. `plain` is for a component with its own style, such as a card or a menu item.
   * @default 'inline'
   */
  look?: 'inline' | 'standalone' | 'plain';
}

/**
 * Link to another page, or to a dialog with an address. The router handles addresses inside the
 * app. External addresses get `rel="noopener noreferrer"`.
 *
 * **When not to use it:** to start an action, use a `Button`; for the main next step, a
 * `ButtonLink`.
 *
 * **Do:** Name the target, so that the link can be read alone.
 *
 * **Don't:** Write "click here": a list of such links has no meaning.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | follows the link |
 */
export function Link({ look = 'inline', className, children, ...rest }: LinkProps) {
  return (
    <Anchor {...rest} data-look={look} className={classNames(styles.root, className)}>
      {wrapTexts(children)}
    </Anchor>
  );
}
