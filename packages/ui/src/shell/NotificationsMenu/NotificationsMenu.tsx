'use client';

import { notificationsMenu } from '@platform/messages/notificationsMenu';
import { Bell, BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Popover, type PopoverProps } from '../../primitives/Popover/Popover';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './NotificationsMenu.css';

export interface NotificationsMenuProps extends Omit<PopoverProps, 'trigger' | 'label'> {
  /**
   * Number of unread notifications. Above 99, the badge shows 99+.
   * @default 0
   */
  unread?: number;
  /** Action shown if the list is empty. */
  emptyAction?: ReactNode;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof notificationsMenu>>;
}

const MOST = 99;

/**
 * Bell in the header, with the number of unread notifications. The children are usually a
 * `NotificationList`.
 *
 * **Do:** Report events that happened while the player was away.
 *
 * **Don't:** Repeat the results of the player's own actions.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on the bell: opens the panel and moves the focus inside |
 * | Tab | moves through the panel, then continues on the page |
 * | Escape | closes the panel and returns to the bell |
 */
export function NotificationsMenu({
  unread = 0,
  emptyAction,
  texts,
  children,
  ...rest
}: NotificationsMenuProps) {
  const text = useTexts(notificationsMenu, texts);
  const count = unread > MOST ? `${MOST}+` : String(unread);
  return (
    <Popover
      {...rest}
      label={text.label}
      trigger={
        <IconButton
          label={unread > 0 ? text.unread({ count }) : text.label}
          className={styles.bell}
        >
          <Bell aria-hidden />
          {unread > 0 && (
            <span aria-hidden className={styles.count}>
              {count}
            </span>
          )}
        </IconButton>
      }
    >
      {children ?? (
        <div className={styles.empty}>
          <span className={styles.halo}>
            <BellOff aria-hidden className={styles.icon} />
          </span>
          <Text size="s" tone="muted">
            {text.empty}
          </Text>
          {emptyAction}
        </div>
      )}
    </Popover>
  );
}
