import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { NotificationsMenu } from './NotificationsMenu';

describeConformance('NotificationsMenu', {
  render: (props) => <NotificationsMenu defaultOpen {...props} />,
  root: HTMLDivElement,
});

test('[SHELL-10] says that there are no notifications, and offers the next step', async () => {
  const { getByRole, findByRole } = renderUi(
    <NotificationsMenu emptyAction={<a href="#play">Play now</a>} />,
  );
  await userEvent.click(getByRole('button', { name: 'Notifications' }));
  const empty = 'No Notifications Available - Your interactions will be visible here';
  const menu = await findByRole('dialog', { name: 'Notifications' });
  expect(within(menu).getByText(empty)).toBeVisible();
  expect(menu).toHaveTextContent(`${empty}Play now`);
  expect(getByRole('link', { name: 'Play now' })).toBeVisible();
});

test('shows notifications instead of the empty text', () => {
  const { getByRole } = renderUi(
    <NotificationsMenu defaultOpen>Your deposit has arrived.</NotificationsMenu>,
  );
  expect(getByRole('dialog')).toHaveTextContent(/^Your deposit has arrived\.$/);
});

test.each([
  [3, 'Notifications, 3 unread', '3'],
  [100, 'Notifications, 99+ unread', '99+'],
])('shows and announces %i unread notifications', (unread, name, shown) => {
  const { getByRole } = renderUi(<NotificationsMenu unread={unread} />);
  expect(getByRole('button', { name })).toHaveTextContent(shown);
});
