import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import { Anchor } from './Anchor';
import * as styles from './Link.css';

export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads: a path of the app, or an address with its scheme. */
  href: string;
  /**
   * `inline` inside a sentence (underlined), `standalone` on its own (underlined when pointed at,
   * 44 px high), `plain` where a component brings its own look, such as a card or a menu item.
   * @default 'inline'
   */
  look?: 'inline' | 'standalone' | 'plain';
}

/**
 * Leads to another page, or to a dialog that has an address. Inside the app the router follows it;
 * an address outside gets `rel="noopener noreferrer"`.
 *
 * **When not to use it:** to start an action, use a `Button`; for the main way on, a `ButtonLink`.
 *
 * **Do:** Name the target, so that the link can be read alone.
 *
 * **Don't:** Write "click here": a list of such links says nothing.
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
