import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { NotificationsMenu } from './NotificationsMenu';

describeConformance('NotificationsMenu', {
  render: (props) => <NotificationsMenu defaultOpen {...props} />,
  root: HTMLDivElement,
});

test('[SHELL-10] without notifications it says so', async () => {
  const { getByRole, findByRole } = renderUi(<NotificationsMenu />);
  await userEvent.click(getByRole('button', { name: 'Notifications' }));
  expect(await findByRole('dialog', { name: 'Notifications' })).toHaveTextContent(
    'No Notifications Available - Your interactions will be visible here',
  );
});

test('notifications take the place of that text', () => {
  const { getByRole } = renderUi(
    <NotificationsMenu defaultOpen>Your deposit has arrived.</NotificationsMenu>,
  );
  expect(getByRole('dialog')).toHaveTextContent(/^Your deposit has arrived\.$/);
});
