// @vitest-environment jsdom
import { createClient, createSession } from '@platform/api';
import { ApiProvider } from '@platform/api/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useForcedSignOut } from './useForcedSignOut';

const toasts = vi.hoisted(() => ({ info: vi.fn() }));
vi.mock('@platform/ui', () => ({ useToasts: () => toasts }));
vi.mock('@platform/ui/theme', () => ({ useTexts: <Texts,>(texts: Texts) => texts }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.clearAllMocks();
});

function openGuides() {
  const session = createSession();
  session.signIn({ token: 't1', member: { id: '7', code: 'asha', name: 'Asha' } });
  const client = createClient({ baseUrl: '', session });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ApiProvider client={client}>
        <MemoryRouter initialEntries={['/fairness', '/guides?page=2']}>{children}</MemoryRouter>
      </ApiProvider>
    </StrictMode>
  );
  const { result } = renderHook(
    () => (useForcedSignOut(), { location: useLocation(), navigate: useNavigate() }),
    { wrapper },
  );
  return {
    session,
    at: () => result.current.location.pathname + result.current.location.search,
    back: () => act(() => void result.current.navigate(-1)),
  };
}

test('[AUTH-07] [AUTH-08] a rejected session redirects from a public page to / and shows one message', () => {
  const { session, at, back } = openGuides();
  act(() => session.signOut('refused'));
  expect(at()).toBe('/');
  expect(toasts.info).toHaveBeenCalledExactlyOnceWith(
    'Your session has ended. Please sign in again.',
  );
  // The redirect replaces the history entry of the page, so Back skips that page.
  back();
  expect(at()).toBe('/fairness');
});

test('[SHELL-14] a sign-out in another tab redirects this tab to /', () => {
  const { at } = openGuides();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(at()).toBe('/');
  expect(toasts.info).toHaveBeenCalledExactlyOnceWith('You signed out in another tab.');
});

test('a sign-out in this tab shows no message and leaves the redirect to the dialog', () => {
  const { session, at } = openGuides();
  act(() => session.signOut());
  expect(at()).toBe('/guides?page=2');
  expect(toasts.info).not.toHaveBeenCalled();
});
