// @vitest-environment jsdom
import type { NotificationsMenuProps } from '@platform/ui';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Notifications } from './Notifications';

const EMPTY = 'No Notifications Available - Your interactions will be visible here';

const list = vi.hoisted(() => ({ rows: undefined as readonly object[] | undefined }));
vi.mock('@platform/ui/theme', () => import('../../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', async () => {
  const { notificationsMenu } = await import('@platform/messages/notificationsMenu');
  return {
    NotificationsMenu: ({ children, emptyAction }: NotificationsMenuProps) =>
      children ?? (
        <>
          <p>{notificationsMenu.empty}</p>
          {emptyAction}
        </>
      ),
    ButtonLink: ({ href }: { href: string }) => <a href={href}>Play Now</a>,
    ErrorState: () => null,
    Skeleton: () => <i />,
    Stack: () => <output />,
    useOffers: () => () => true,
  };
});
vi.mock('@platform/api/react', () => ({
  useNotifications: () => ({ ...list, unread: 0, markRead: () => {} }),
}));
vi.mock('../loading/late', () => ({ late: () => ({ Component: () => <ul /> }) }));

test('[SHELL-10] says that there are no notifications, with a link to the first game', () => {
  list.rows = [];
  const { getByText, getByRole } = render(<Notifications />);
  expect(getByText(EMPTY)).toBeTruthy();
  expect(getByRole('link').getAttribute('href')).toBe('/wingo1Minute');
});

test('[SHELL-10] lists notifications instead of the empty text', () => {
  list.rows = [{ id: '1', unread: false }];
  const { getByRole, queryByText } = render(<Notifications />);
  expect(getByRole('list')).toBeTruthy();
  expect(queryByText(EMPTY)).toBeNull();
});

test('[SHELL-10] does not say that there are no notifications while they load', () => {
  list.rows = undefined;
  const { getByRole, queryByText } = render(<Notifications />);
  expect(getByRole('status')).toBeTruthy();
  expect(queryByText(EMPTY)).toBeNull();
});
