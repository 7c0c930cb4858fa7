'use client';

import { skipLink } from '@platform/messages/skipLink';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { useTexts } from '../../theme/Messages';
import * as styles from './SkipLink.css';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Where to go: `#` and the id of the main content. */
  href: string;
}

/**
 * The first stop of the Tab key on a page: jumps over the navigation. Seen only while focused.
 * The target needs `tabIndex={-1}`, so that the focus goes along.
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
