'use client';

import { skipLink } from '@platform/messages/skipLink';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { useTexts } from '../../theme/Messages';
import * as styles from './SkipLink.css';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Target: `#` followed by the id of the main content. */
  href: string;
}

/**
 * First Tab stop of a page, visible only while focused. The target needs `tabIndex={-1}`.
 *
 * **Do:** Make the skip link the first Tab stop.
 *
 * **Don't:** Add a row of skip links.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | shows the link, as the first Tab stop of the page |
 * | Enter | moves to the main content |
 */
export function SkipLink({ href, className, children, ...rest }: SkipLinkProps) {
  const text = useTexts(skipLink);
  return (
    <a {...rest} href={href} className={classNames(styles.root, className)}>
      {children ?? text.skip}
    </a>
  );
}
