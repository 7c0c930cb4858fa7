import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import type { Gap } from '../gap';
import * as styles from './Page.css';

export interface PageProps extends ComponentProps<'div'> {
  /**
   * Space between the page's sections.
   * @default 'xl'
   */
  gap?: Gap;
}

/**
 * Body of a screen: a centred column of sections.
 *
 * **When not to use it:** on the landing page, use a `Section`.
 *
 * **Do:** Start every page with its name.
 *
 * **Don't:** Nest pages: inside a `Page`, a dialog or a card, use a `Stack`.
 */
export function Page({ gap = 'xl', className, ...rest }: PageProps) {
  return <div {...rest} data-gap={gap} className={classNames(styles.root, className)} />;
}
