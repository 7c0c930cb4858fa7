// @vitest-environment jsdom
import type { EmailNoticeProps } from '@platform/ui';
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { UnconfirmedEmail } from './UnconfirmedEmail';

const HOUR_MS = 60 * 60 * 1000;
const page = vi.hoisted(() => ({
  now: 0,
  stored: null as string | null,
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
  useProfile: () => ({ data: { email: 'asha@example.com', emailConfirmed: false } }),
  useSendConfirmation: () => ({ run: vi.fn(), isPending: false }),
  usePreference: () => {
    const [value, setValue] = useState(page.stored);
    return [value, (next: string) => setValue((page.stored = next))];
  },
}));
vi.mock('../shared/useOutcome', () => ({ useOutcome: () => vi.fn() }));

afterEach(cleanup);

test('stays hidden for a day after it is dismissed, also on later visits', () => {
  page.now = Date.UTC(2026, 5, 1, 12);
  const { container } = render(<UnconfirmedEmail />);
  expect(container.textContent).toBe('asha@example.com');
  act(() => page.notice?.onDismiss?.());
  expect(container.textContent).toBe('');
  page.now += 23 * HOUR_MS;
  expect(render(<UnconfirmedEmail />).container.textContent).toBe('');
  page.now += 2 * HOUR_MS;
  expect(render(<UnconfirmedEmail />).container.textContent).toBe('asha@example.com');
});
