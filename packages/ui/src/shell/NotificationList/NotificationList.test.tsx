import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { NotificationList } from './NotificationList';
import { sampleNotifications } from './sampleNotifications';

describeConformance('NotificationList', {
  render: (props) => (
    <NotificationList notifications={sampleNotifications} hrefOf={() => '#there'} {...props} />
  ),
  root: HTMLDivElement,
});

test('describes each event with its amount', () => {
  const { getAllByRole } = renderUi(<NotificationList notifications={sampleNotifications} />);
  const lines = getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(
      /Wingo 1 Min, period 20\.\.\.10720.*7 was drawn: 14\.000 staked, 19\.600 received.*\+5\.600$/,
    ),
    expect.stringMatching(/Wingo 5 Min.*2 was drawn: 12\.000 staked, 3\.920 received.*-8\.080$/),
    expect.stringMatching(/Wingo 3 Min.*Called off: 5\.000 refunded.*0\.000$/),
    expect.stringMatching(/^Deposit arrived.*\+250\.00$/),
    expect.stringMatching(/^Withdrawal paid.*100\.00$/),
    expect.stringMatching(/^Funds released.*500\.00$/),
    expect.stringMatching(/^Support has answered your ticket/),
    expect.stringMatching(/^Password changed/),
  ]);
});

test('marks unread notifications', () => {
  const { getAllByRole } = renderUi(<NotificationList notifications={sampleNotifications} />);
  const unread = getAllByRole('listitem').filter((line) => line.textContent.startsWith('Unread'));
  expect(unread).toHaveLength(2);
});

test('links a notification to its subject, and calls `onFollow` when the link is followed', async () => {
  const onFollow = vi.fn();
  const { getAllByRole, getByRole } = renderUi(
    <NotificationList
      notifications={sampleNotifications}
      hrefOf={({ kind }) => (kind === 'ticket' ? '#support' : undefined)}
      onFollow={onFollow}
    />,
  );
  expect(getAllByRole('link')).toHaveLength(1);
  await userEvent.click(getByRole('link', { name: /your ticket/ }));
  expect(location.hash).toBe('#support');
  expect(onFollow).toHaveBeenCalledOnce();
});

test('offers older notifications, and says at the end of the list how long notifications are kept', async () => {
  const onOlder = vi.fn();
  const { getByRole, queryByText, getByText, rerender } = renderUi(
    <NotificationList notifications={sampleNotifications} onOlder={onOlder} />,
  );
  expect(queryByText(/90 days/)).toBeNull();
  await userEvent.click(getByRole('button', { name: 'Show older' }));
  expect(onOlder).toHaveBeenCalledOnce();
  rerender(<NotificationList notifications={sampleNotifications} />);
  expect(getByText('Notifications are kept for 90 days.')).toBeVisible();
});

test('moves the focus from the removed button to the end of the list, but not from elsewhere', async () => {
  const older = vi.fn();
  const list = (onOlder?: () => void) => (
    <>
      <button>Elsewhere</button>
      <NotificationList notifications={sampleNotifications} onOlder={onOlder} />
    </>
  );
  const { getByRole, getByText, rerender } = renderUi(list(older));
  const end = () => getByText('Notifications are kept for 90 days.');
  getByRole('button', { name: 'Show older' }).focus();
  await userEvent.keyboard('{Enter}');
  rerender(list());
  expect(end()).toHaveFocus();
  rerender(list(older));
  getByRole('button', { name: 'Elsewhere' }).focus();
  rerender(list());
  expect(getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
