// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endNotifications, usePushOwner } from './usePushOwner';

const server = vi.hoisted(() => ({
  /** Notifications of the signed-in member in this browser; undefined until the server answers. */
  kinds: undefined as { outcomes: boolean; security: boolean } | undefined,
  /** Endpoints that the server was asked about. */
  asked: [] as string[],
}));
vi.mock('./usePush', () => ({
  usePushState: (endpoint: string | null) => {
    if (endpoint === null) return { data: undefined };
    server.asked.push(endpoint);
    return { data: endpoint === browser.endpoint ? server.kinds : NOTHING };
  },
}));

const NOTHING = { outcomes: false, security: false };
const OUTCOMES = { outcomes: true, security: false };

/** The endpoint of the browser's subscription; '' where it has none. */
const browser = { endpoint: '', unsubscribe: async () => void (browser.endpoint = '') };
const getSubscription = async () =>
  browser.endpoint === ''
    ? null
    : { endpoint: browser.endpoint, unsubscribe: () => browser.unsubscribe() };

beforeEach(() => {
  browser.endpoint = 'https://push.example/1';
  server.kinds = undefined;
  server.asked = [];
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
  vi.useRealTimers();
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
});

/** A page that a member opens, once the server was asked about its browser. */
async function open(kinds: typeof server.kinds) {
  server.kinds = kinds;
  const { rerender } = renderHook(usePushOwner);
  await expect.poll(() => server.asked).not.toEqual([]);
  return { rerender };
}

/** Until nothing is under way any more. */
const settled = () => vi.dynamicImportSettled();

test('notifications of a former member end when another member is signed in', async () => {
  await open(NOTHING);
  await expect.poll(() => browser.endpoint).toBe('');
});

test.each([
  ['while the server does not say whose it is', undefined],
  ['of the member who has turned them on', OUTCOMES],
])('notifications stay %s', async (_, kinds) => {
  await open(kinds);
  await settled();
  expect(browser.endpoint).not.toBe('');
});

test('a subscription that is turned on again in the meantime stays', async () => {
  const { rerender } = await open(OUTCOMES);
  browser.endpoint = 'https://push.example/2';
  // The first is known no longer.
  rerender();
  await settled();
  expect(browser.endpoint).toBe('https://push.example/2');
});

test('they can be ended, whatever the server knows', async () => {
  await endNotifications();
  expect(browser.endpoint).toBe('');
});

test('a browser that does not end them, or cannot, is not waited for', async () => {
  vi.useFakeTimers();
  const unsubscribe = vi.spyOn(browser, 'unsubscribe').mockReturnValue(new Promise(() => {}));
  const ended = vi.fn();
  void endNotifications().then(ended);
  await settled();
  expect(unsubscribe).toHaveBeenCalled();
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ended).toHaveBeenCalled();
  unsubscribe.mockRejectedValue(new Error('No.'));
  await endNotifications();
  unsubscribe.mockRestore();
});

test.each([
  ['cannot notify', () => Reflect.deleteProperty(globalThis, 'PushManager')],
  ['was never allowed to', () => vi.stubGlobal('Notification', { permission: 'default' })],
])('a browser that %s is left alone', async (_, change) => {
  change();
  await endNotifications();
  expect(browser.endpoint).not.toBe('');
});
