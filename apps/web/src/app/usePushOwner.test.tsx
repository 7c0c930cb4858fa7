// @vitest-environment jsdom
import { createSession } from '@platform/api';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePushOwner } from './usePushOwner';

const server = vi.hoisted(() => ({
  /** What the member who is signed in is notified of here; undefined while the server says nothing. */
  kinds: undefined as { outcomes: boolean; security: boolean } | undefined,
  session: undefined as unknown,
}));
vi.mock('@platform/api/react', () => ({
  useClient: () => ({ session: server.session }),
  usePushState: (endpoint: string | undefined | null) => ({
    data: endpoint === browser.endpoint ? server.kinds : endpoint ? NOTHING : undefined,
  }),
}));

const NOTHING = { outcomes: false, security: false };
const OUTCOMES = { outcomes: true, security: false };

/** The endpoint of the browser's subscription; '' where it has none. */
const browser = { endpoint: '' };
const getSubscription = async () =>
  browser.endpoint === ''
    ? null
    : { endpoint: browser.endpoint, unsubscribe: async () => void (browser.endpoint = '') };

beforeEach(() => {
  browser.endpoint = 'https://push.example/1';
  server.kinds = undefined;
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => ({ pushManager: { getSubscription } }) },
    configurable: true,
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
});

/** A page that a member opens, or has open. */
async function open(kinds: typeof server.kinds) {
  server.kinds = kinds;
  const session = createSession();
  session.signIn({ token: 'token', member: { id: '1', code: 'A', name: 'Anna' } });
  server.session = session;
  const { rerender } = await act(async () => renderHook(usePushOwner));
  return { session, rerender: () => act(async () => rerender()) };
}

test('who signs out here is notified here no longer, whatever the server knows', async () => {
  const { session } = await open(OUTCOMES);
  expect(browser.endpoint).not.toBe('');
  await act(async () => session.signOut());
  expect(browser.endpoint).toBe('');
});

test('a session that ends by itself leaves the browser notified', async () => {
  const { session } = await open(OUTCOMES);
  await act(async () => session.signOut('refused'));
  expect(browser.endpoint).not.toBe('');
});

test('what another member has turned on ends when someone else is signed in', async () => {
  await open(NOTHING);
  expect(browser.endpoint).toBe('');
});

test('nothing ends while the server does not say whose it is', async () => {
  await open(undefined);
  expect(browser.endpoint).not.toBe('');
});

test('what is turned on again meanwhile stays', async () => {
  const { rerender } = await open(OUTCOMES);
  browser.endpoint = 'https://push.example/2';
  // The first is known no longer.
  await rerender();
  expect(browser.endpoint).toBe('https://push.example/2');
});

test('a browser that cannot is left alone', async () => {
  Reflect.deleteProperty(globalThis, 'PushManager');
  const { session } = await open(NOTHING);
  await act(async () => session.signOut());
  expect(browser.endpoint).not.toBe('');
});
