import type { MemberSession } from '@platform/rules/models';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { SessionsList, type SessionsListProps } from './SessionsList';

const HERE: MemberSession = {
  id: 'here',
  browser: 'Chrome',
  platform: 'Windows',
  place: 'Mumbai, India',
  ipAddress: '203.0.113.24',
  lastUsedAt: Date.UTC(2024, 0, 5, 15, 7),
  current: true,
};
const THERE: MemberSession = {
  ...HERE,
  id: 'there',
  browser: 'Safari',
  platform: 'iPhone',
  place: null,
  current: false,
};

const example = (props?: Partial<SessionsListProps>) => (
  <SessionsList sessions={[HERE, THERE]} onRevoke={() => {}} {...props} />
);

describeConformance('SessionsList', { render: (props) => example(props), root: HTMLDivElement });

test('shows browser, platform, location, IP address and last use for each session', () => {
  const { getAllByRole } = renderUi(example());
  const [here, there] = getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(here).toContain('Chrome · Windows');
  expect(here).toContain('Mumbai, India · 203.0.113.24');
  expect(here).toContain('Last used 05 Jan 2024, 3:07 PM');
  expect(there).toContain('Unknown place · 203.0.113.24');
});

test('marks the current session, and can end only the other sessions', () => {
  const { getAllByRole, getByText } = renderUi(example());
  expect(getByText('This device').closest('li')).toHaveTextContent('Chrome · Windows');
  expect(getAllByRole('button')).toHaveLength(1);
  expect(getAllByRole('button')[0]).toHaveAccessibleName('Sign out: Safari · iPhone');
});

test('ends a session only after confirmation', async () => {
  const onRevoke = vi.fn();
  const { getByRole, findByRole } = renderUi(example({ onRevoke }));
  await userEvent.click(getByRole('button', { name: 'Sign out: Safari · iPhone' }));
  const dialog = await findByRole('alertdialog', { name: 'Sign out this session?' });
  expect(dialog).toHaveTextContent('Safari · iPhone');
  await expect.element(getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(onRevoke).not.toHaveBeenCalled();
  await userEvent.click(getByRole('button', { name: 'Sign out' }));
  expect(onRevoke).toHaveBeenCalledExactlyOnceWith('there');
});

test('keeps the session if the confirmation is closed with Escape', async () => {
  const onRevoke = vi.fn();
  const { getByRole, queryByRole } = renderUi(example({ onRevoke }));
  const button = getByRole('button', { name: 'Sign out: Safari · iPhone' });
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryByRole('alertdialog')).toBeNull();
  expect(onRevoke).not.toHaveBeenCalled();
  await expect.element(button).toHaveFocus();
});

test('does not end a session twice, and closes the confirmation once the session has ended', async () => {
  const onRevoke = vi.fn();
  const { getByRole, queryByRole, rerender } = renderUi(example({ onRevoke }));
  await userEvent.click(getByRole('button', { name: 'Sign out: Safari · iPhone' }));
  rerender(example({ onRevoke, revoking: 'there' }));
  await userEvent.click(getByRole('button', { name: 'Please wait...' }), { force: true });
  expect(onRevoke).not.toHaveBeenCalled();
  rerender(example({ onRevoke, sessions: [HERE] }));
  await expect.poll(() => queryByRole('alertdialog')).toBeNull();
  await expect.element(getByRole('list', { name: 'Sessions' })).toHaveFocus();
});

test('moves the focus once after a session has ended, not with every new list', async () => {
  const { getByRole, rerender } = renderUi(example());
  await userEvent.click(getByRole('button', { name: 'Sign out: Safari · iPhone' }));
  rerender(example({ sessions: [HERE] }));
  const list = getByRole('list', { name: 'Sessions' });
  await expect.element(list).toHaveFocus();
  list.blur();
  rerender(example({ sessions: undefined }));
  rerender(example({ sessions: [HERE] }));
  expect(list).not.toHaveFocus();
});

test('has a loading, an empty and an error state', async () => {
  const onRetry = vi.fn();
  const { container, getByRole, getByText, rerender } = renderUi(example({ sessions: undefined }));
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  rerender(example({ sessions: [] }));
  expect(getByText('No data found')).toBeVisible();
  rerender(example({ sessions: undefined, error: 'jwt expired', onRetry }));
  expect(getByRole('alert')).toHaveTextContent('jwt expired');
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
