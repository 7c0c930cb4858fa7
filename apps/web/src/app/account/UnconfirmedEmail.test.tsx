// @vitest-environment jsdom
import type { EmailNoticeProps } from '@platform/ui';
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UnconfirmedEmail } from './UnconfirmedEmail';
import { useEmailNoticePlace } from './useEmailNoticePlace';
import { useRememberConfirmation } from './useRememberConfirmation';

const HOUR_MS = 60 * 60 * 1000;

interface Profile {
  email: string;
  emailConfirmed: boolean;
}
const page = vi.hoisted(() => ({
  now: 0,
  stored: {} as Record<string, string>,
  profile: undefined as Profile | undefined,
  notice: undefined as EmailNoticeProps | undefined,
}));
vi.mock('@platform/ui', () => ({
  EmailNotice: (props: EmailNoticeProps) => {
    page.notice = props;
    return <p>{props.email}</p>;
  },
}));
vi.mock('@platform/api/react', () => ({
  useClient: () => ({ now: () => page.now }),
  useProfile: () => ({ data: page.profile }),
  useSendConfirmation: () => ({ run: vi.fn(), isPending: false }),
  usePreference: (name: string) => {
    const [, rerender] = useState({});
    const choose = (next: string) => {
      page.stored[name] = next;
      rerender({});
    };
    return [page.stored[name] ?? null, choose];
  },
}));
vi.mock('../shared/useOutcome', () => ({ useOutcome: () => vi.fn() }));

const UNCONFIRMED = { email: 'asha@example.com', emailConfirmed: false };
const CONFIRMED = { ...UNCONFIRMED, emailConfirmed: true };

function Page({ path = '/dashboard', allowed = true }) {
  useRememberConfirmation();
  return useEmailNoticePlace(path, allowed) ? (
    <aside>
      <UnconfirmedEmail />
    </aside>
  ) : (
    'No place'
  );
}

beforeEach(() => {
  Object.assign(page, { now: Date.UTC(2026, 5, 1, 12), stored: {}, profile: undefined });
});
afterEach(cleanup);

test('reserves space before the profile has loaded, and shows the notice if the address is not confirmed', () => {
  const { container, rerender } = render(<Page />);
  expect(container.innerHTML).toBe('<aside></aside>');
  page.profile = UNCONFIRMED;
  rerender(<Page />);
  expect(container.innerHTML).toBe('<aside><p>asha@example.com</p></aside>');
});

test('keeps the reserved space until the next page if the address is confirmed', () => {
  const { container, rerender } = render(<Page />);
  page.profile = CONFIRMED;
  rerender(<Page />);
  expect(container.innerHTML).toBe('<aside></aside>');
  rerender(<Page path="/my-bets" />);
  expect(container.innerHTML).toBe('No place');
});

test('reserves no space on later visits if the address was confirmed', () => {
  page.profile = CONFIRMED;
  render(<Page />).unmount();
  page.profile = undefined;
  expect(render(<Page />).container.innerHTML).toBe('No place');
});

test('reserves no space on a page that may not show the notice', () => {
  const { container, rerender } = render(<Page path="/dice" allowed={false} />);
  expect(container.innerHTML).toBe('No place');
  rerender(<Page path="/dice" />);
  expect(container.innerHTML).toBe('<aside></aside>');
});

test('stays hidden for a day after it is dismissed, even on later visits', () => {
  page.profile = UNCONFIRMED;
  const { container, rerender } = render(<Page />);
  expect(container.textContent).toBe('asha@example.com');
  act(() => page.notice?.onDismiss?.());
  rerender(<Page />);
  expect(container.textContent).toBe('No place');
  page.now += 23 * HOUR_MS;
  expect(render(<Page />).container.textContent).toBe('No place');
  page.now += 2 * HOUR_MS;
  expect(render(<Page />).container.textContent).toBe('asha@example.com');
});
