'use client';

import { notificationsMenu } from '@platform/messages/notificationsMenu';
import { Bell, BellOff } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Popover, type PopoverProps } from '../../primitives/Popover/Popover';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './NotificationsMenu.css';

export interface NotificationsMenuProps extends Omit<PopoverProps, 'trigger' | 'label'> {
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof notificationsMenu>>;
}

/** The bell of the header. Its children are the notifications; without any it says so. */
export function NotificationsMenu({ texts, children, ...rest }: NotificationsMenuProps) {
  const text = useTexts(notificationsMenu, texts);
  return (
    <Popover
      {...rest}
      label={text.label}
      trigger={
        <IconButton label={text.label}>
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
            {text.empty}
          </Text>
        </div>
      )}
    </Popover>
  );
}
