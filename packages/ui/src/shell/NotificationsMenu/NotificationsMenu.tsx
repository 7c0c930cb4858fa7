'use client';

import { Bell, BellOff } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Popover, type PopoverProps } from '../../primitives/Popover/Popover';
import { Text } from '../../primitives/Text/Text';
import * as styles from './NotificationsMenu.css';

export interface NotificationsMenuProps extends Omit<PopoverProps, 'trigger' | 'label'> {
  /**
   * The name of the button and of what it opens.
   * @default 'Notifications'
   */
  label?: string;
  /** @default 'No Notifications Available - Your interactions will be visible here' */
  emptyText?: string;
}

/** The bell of the header. Its children are the notifications; without any it says so. */
export function NotificationsMenu({
  label = 'Notifications',
  emptyText = 'No Notifications Available - Your interactions will be visible here',
  children,
  ...rest
}: NotificationsMenuProps) {
  return (
    <Popover
      {...rest}
      label={label}
      trigger={
        <IconButton label={label}>
          <Bell aria-hidden />
        </IconButton>
      }
    >
      {children ?? (
        <div className={styles.empty}>
          <span className={styles.halo}>
            <BellOff aria-hidden className={styles.icon} />
          </span>
          <Text size="s" tone="muted">
            {emptyText}
          </Text>
        </div>
      )}
    </Popover>
  );
}
