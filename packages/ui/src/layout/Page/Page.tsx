import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import type { Gap } from '../gap';
import * as styles from './Page.css';

export interface PageProps extends ComponentProps<'div'> {
  /** @default 'xl' */
  gap?: Gap;
}

/**
 * Body of a screen: a centred column of sections with margins, at most as wide as the content width
 * of the brand.
 *
 * **When not to use it:** on the landing page, use a `Section`, whose background spans the window.
 *
 * **Do:** Start every page with its name, followed by the content in one column.
 *
 * **Don't:** Nest pages: the margins would add up. Inside a `Page`, a dialog or a card, use a
 * `Stack`.
 */
export function Page({ gap = 'xl', className, ...rest }: PageProps) {
  return <div {...rest} data-gap={gap} className={classNames(styles.root, className)} />;
}
