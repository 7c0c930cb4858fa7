// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LogoutModal } from './LogoutModal';

const page = vi.hoisted(() => ({
  signedOut: (): void => undefined,
  unsubscribed: (): void => undefined,
}));
vi.mock('@platform/ui', () => ({
  LogoutDialog: ({ onConfirm }: { onConfirm: () => void }) => (
    <button onClick={onConfirm}>Sign out</button>
  ),
}));
vi.mock('@platform/api/react', () => ({
  useSignOut: () => ({ run: () => new Promise<void>((done) => (page.signedOut = done)) }),
  endNotifications: () => new Promise<void>((done) => (page.unsubscribed = done)),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('leaves the page after the session and push notifications have ended', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const { getByRole } = render(<LogoutModal open onClose={() => {}} sponsor="" />);
  act(() => getByRole('button').click());
  await act(async () => page.signedOut());
  expect(assign).not.toHaveBeenCalled();
  await act(async () => page.unsubscribed());
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});
