import type { ApiError, MemberNotification } from '@platform/api';
import type { Notifications } from '@platform/api/react';
import { NotificationList, useToasts } from '@platform/ui';
import { paths, wingoPaths } from '../../paths';

export interface NotificationLinesProps {
  notifications: Notifications;
  unreadThen: ReadonlySet<string>;
  onFollow: () => void;
}

function hrefOf(notification: MemberNotification): string {
  switch (notification.kind) {
    case 'round':
      return wingoPaths[notification.gameType];
    case 'deposit':
      return paths.deposits;
    case 'withdrawal':
      return paths.withdrawals;
    case 'lock':
      return paths.locks;
    case 'ticket':
      return paths.support;
    case 'security':
      return paths.security;
  }
}

export function NotificationLines({
  notifications: { rows = [], more, older },
  unreadThen,
  onFollow,
}: NotificationLinesProps) {
  const toasts = useToasts();
  return (
    <NotificationList
      notifications={rows.map((notification) => ({
        ...notification,
        unread: notification.unread || unreadThen.has(notification.id),
      }))}
      hrefOf={hrefOf}
      onFollow={onFollow}
      onOlder={
        more
          ? () => void older.run().catch(({ message }: ApiError) => toasts.error(message))
          : undefined
      }
      fetchingOlder={older.isPending}
    />
  );
}
