import { useNotifications } from '@platform/api/react';
import { ErrorState, NotificationsMenu, Skeleton, Stack } from '@platform/ui';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from '../loading/ErrorBoundary';
import { late } from '../loading/late';
import { PlayNow } from '../wingo/PlayNow';

const { Component: NotificationLines } = late(
  async () => (await import('./NotificationLines')).NotificationLines,
);

const LINES = [1, 2, 3];

const Coming = () => (
  <Stack>
    {LINES.map((line) => (
      <Skeleton key={line} shape="control" />
    ))}
  </Stack>
);

/** Menu of notifications. Opening or closing the menu marks all notifications as read. */
export function Notifications() {
  const [open, setOpen] = useState(false);
  const notifications = useNotifications(open);
  const { rows, unread, error, retry, markRead } = notifications;
  // Keeps the unread marks until the menu closes.
  const [unreadThen, setUnreadThen] = useState<ReadonlySet<string>>(new Set());
  const change = (next: boolean) => {
    setOpen(next);
    setUnreadThen(
      new Set(rows?.flatMap((notification) => (notification.unread ? [notification.id] : []))),
    );
    markRead();
  };
  return (
    <NotificationsMenu
      unread={unread}
      open={open}
      onOpenChange={change}
      emptyAction={<PlayNow onFollow={() => change(false)} />}
    >
      {rows?.length === 0 ? undefined : rows ? (
        <ErrorBoundary resetKey="" fallback={(_, again) => <ErrorState onRetry={again} />}>
          <Suspense fallback={<Coming />}>
            <NotificationLines
              notifications={notifications}
              unreadThen={unreadThen}
              onFollow={() => change(false)}
            />
          </Suspense>
        </ErrorBoundary>
      ) : error ? (
        <ErrorState message={error.message} onRetry={retry} />
      ) : (
        <Coming />
      )}
    </NotificationsMenu>
  );
}
