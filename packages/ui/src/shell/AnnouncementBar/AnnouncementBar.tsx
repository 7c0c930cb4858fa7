'use client';

import { announcementBar } from '@platform/messages/announcementBar';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './AnnouncementBar.css';

export interface AnnouncementBarProps extends ComponentProps<'aside'> {
  /** One sentence. */
  children: ReactNode;
  /** `Link` to more information. */
  action?: ReactNode;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof announcementBar>>;
}

/**
 * Bar above every page with news for everyone, which scrolls away with the page.
 *
 * **When not to use it:** for news about one member, use a `Notice`.
 *
 * **Do:** Name the event and its time.
 *
 * **Don't:** Advertise in the bar: use a `PromoBanner`.
 */
export function AnnouncementBar({
  children,
  action,
  texts,
  className,
  ...rest
}: AnnouncementBarProps) {
  const text = useTexts(announcementBar, texts);
  return (
    <aside aria-label={text.label} {...rest} className={classNames(styles.root, className)}>
      <Text size="s" weight="medium" className={styles.text}>
        {children}
      </Text>
      {action && <div className={styles.action}>{action}</div>}
    </aside>
  );
}
