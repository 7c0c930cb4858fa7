import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import { Anchor } from './Anchor';
import * as styles from './Link.css';

export interface LinkProps extends ComponentProps<'a'> {
  /** Target: a path inside the app, or an absolute URL. */
  href: string;
  /**
   * `inline` is underlined, for links in sentences. `standalone` is 44 px high and underlined on
   * hover. `plain` is for a component with its own styles, such as a card or a menu item.
   * @default 'inline'
   */
  look?: 'inline' | 'standalone' | 'plain';
}

/**
 * Link to another page, or to a dialog with its own URL. External links get `rel="noopener
 * noreferrer"`.
 *
 * **When not to use it:** to start an action, use a `Button`; for the main next step, a
 * `ButtonLink`.
 *
 * **Do:** Name the target in the link text.
 *
 * **Don't:** Write "click here".
 *
 * | Key | Action |
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
