'use client';

import { skipLink } from '@platform/messages/skipLink';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { useTexts } from '../../theme/Messages';
import * as styles from './SkipLink.css';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Target: `#` and the id of the main content. */
  href: string;
}

/**
 * First stop of the Tab key on a page: skips the navigation. Visible only while focused. The target
 * needs `tabIndex={-1}` to receive the focus.
 *
 * **Do:** Make it the first stop of the Tab key.
 *
 * **Don't:** Add a row of skip links: it is one more menu to pass.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | shows the link, as the first of the page |
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
