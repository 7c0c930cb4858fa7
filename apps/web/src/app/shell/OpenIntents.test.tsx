// @vitest-environment jsdom
import type { IntentOutcome } from '@platform/api';
import type { OpenIntentEvents } from '@platform/api/react';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { OpenIntents } from './OpenIntents';

const toasts = vi.hoisted(() => ({
  success: vi.fn(),
  error: vi.fn(),
  info: vi.fn(() => 'the toast'),
  dismiss: vi.fn(),
}));
const page = vi.hoisted(() => ({
  open: [] as unknown[],
  events: undefined as OpenIntentEvents | undefined,
}));
vi.mock('@platform/ui/theme', () => import('../../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => ({
  useToasts: () => toasts,
  Notice: ({ children }: { children: ReactNode }) => <p>{children}</p>,
}));
vi.mock('@platform/api/react', () => ({
  useOpenIntents: (events: OpenIntentEvents) => {
    page.events = events;
    return page.open;
  },
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const WAITING = /^We are checking whether this went through/;

test('shows a notice and a toast while an outcome is unknown', () => {
  page.open = [];
  const { queryByText, rerender } = render(<OpenIntents />);
  expect(queryByText(WAITING)).toBeNull();
  page.open = [{}];
  rerender(<OpenIntents />);
  expect(queryByText(WAITING)).not.toBeNull();
  expect(toasts.info).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(WAITING));
  rerender(<OpenIntents />);
  expect(toasts.info).toHaveBeenCalledOnce();
  page.open = [];
  rerender(<OpenIntents />);
  expect(queryByText(WAITING)).toBeNull();
  expect(toasts.dismiss).toHaveBeenCalledExactlyOnceWith('the toast');
});

test.each([
  [true, 'success'],
  [false, 'error'],
] as const)('shows a toast for a resolved outcome: succeeded %s', async (succeeded, kind) => {
  render(<OpenIntents />);
  const found: IntentOutcome = { succeeded, message: 'That is what happened.' };
  await act(async () => page.events?.onFound(found));
  expect(toasts[kind]).toHaveBeenCalledExactlyOnceWith('That is what happened.');
});

test('shows a message if an outcome cannot be resolved', () => {
  render(<OpenIntents />);
  page.events?.onLost();
  expect(toasts.info).toHaveBeenCalledWith(expect.stringContaining('Check your history'));
});
