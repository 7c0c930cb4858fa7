// @vitest-environment jsdom
import type { MemberNotification } from '@platform/api';
import { parseUsdt } from '@platform/rules/money';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { RoundToasts } from './RoundToasts';

const toasts = vi.hoisted(() => ({ success: vi.fn(), info: vi.fn() }));
const page = vi.hoisted(() => ({
  tell: (_news: readonly MemberNotification[]): void => undefined,
  unread: 1,
  markRead: vi.fn(),
}));
vi.mock('@platform/ui/theme', () => import('../../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', async () => ({
  ...(await import('../../../../../packages/ui/src/data/Amount/amountFormat')),
  useToasts: () => toasts,
}));
vi.mock('@platform/api/react', () => ({
  useNotifications: () => ({ unread: page.unread, markRead: page.markRead }),
  useNewNotifications: (onNew: typeof page.tell) => (page.tell = onNew),
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

const round = (received: string, gameType: 1 | 2 = 1, staked = '10'): MemberNotification => ({
  kind: 'round',
  id: '1',
  at: 0,
  unread: true,
  gameType,
  roundNumber: '20260115100010720',
  number: 7,
  staked: parseUsdt(staked),
  received: parseUsdt(received),
});

function tellAt(path: string, news: readonly MemberNotification[], unread = news.length) {
  page.unread = unread;
  render(
    <MemoryRouter initialEntries={[path]}>
      <RoundToasts />
    </MemoryRouter>,
  );
  page.tell(news);
}

const options = {
  title: 'Wingo 1 Min, period 20...10720',
  link: { text: 'Go to the board', href: '/wingo1Minute' },
};

test('shows a win as a success toast with a link to the board', () => {
  tellAt('/dashboard', [round('19.6')]);
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('You gained 9.600 USDT.', options);
  expect(page.markRead).not.toHaveBeenCalled();
});

test.each([
  ['0.0147', 'You gained 0.005 USDT.', 'success'],
  ['0.008', 'You lost 0.002 USDT.', 'info'],
] as const)('[HIST-09] shows a payout of %s on 0.01 with 3 decimals', (received, message, kind) => {
  tellAt('/dashboard', [round(received, 1, '0.01')]);
  expect(toasts[kind]).toHaveBeenCalledExactlyOnceWith(message, options);
});

test.each([
  ['3.92', 'You lost 6.080 USDT.'],
  ['0', 'You lost 10.000 USDT.'],
  ['10', 'You got your stakes back.'],
])('shows a payout of %s on 10 without celebration', (received, message) => {
  tellAt('/wingo3Minute', [round(received)]);
  expect(toasts.info).toHaveBeenCalledExactlyOnceWith(message, options);
  expect(toasts.success).not.toHaveBeenCalled();
});

test('marks a round as read on its own board without a toast', () => {
  tellAt('/wingo1Minute', [round('19.6')]);
  expect(toasts.success).not.toHaveBeenCalled();
  expect(page.markRead).toHaveBeenCalledOnce();
});

test('marks nothing as read while other notifications are unread', () => {
  tellAt('/wingo1Minute', [round('19.6')], 2);
  tellAt('/wingo1Minute', [round('19.6'), round('0', 2)]);
  expect(page.markRead).not.toHaveBeenCalled();
  expect(toasts.info).toHaveBeenCalledOnce();
});

test('shows no toast in a background tab', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  tellAt('/dashboard', [round('19.6')]);
  tellAt('/wingo1Minute', [round('19.6')]);
  expect(toasts.success).not.toHaveBeenCalled();
  expect(page.markRead).not.toHaveBeenCalled();
});

test('shows no toast for other notifications', () => {
  tellAt('/dashboard', [{ kind: 'deposit', id: '2', at: 0, unread: true, amount: parseUsdt('1') }]);
  expect(toasts.info).not.toHaveBeenCalled();
});
