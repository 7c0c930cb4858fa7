import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import type { Gap } from '../gap';
import * as styles from './Page.css';

export interface PageProps extends ComponentProps<'div'> {
  /**
   * Space between two sections of the page.
   * @default 'xl'
   */
  gap?: Gap;
}

/**
 * Body of a screen: a centred column of sections with margins, at most as wide as the brand's
 * content width.
 *
 * **When not to use it:** inside a dialog or a card, use a `Stack`; on the landing page, whose
 * sections have their own width.
 *
 * **Do:** Begin every page with its name, then show its content in one column.
 *
 * **Don't:** Put a page into a page: it has two margins. Below a `Page`, use a `Stack`.
 */
export function Page({ gap = 'xl', className, ...rest }: PageProps) {
  return <div {...rest} data-gap={gap} className={classNames(styles.root, className)} />;
}
