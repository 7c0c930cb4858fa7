// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PushKinds } from '../domain/push';
import { openPage, success } from './testing/openPage';
import { usePushState } from './usePush';
import { endNotifications, usePushOwner } from './usePushOwner';

const PUSH = '/api/user/push';

const NOTHING = { outcomes: false, security: false };
const OUTCOMES = { outcomes: true, security: false };

/** Endpoint of the browser's subscription; '' if there is none. */
const browser = { endpoint: '', unsubscribe: async () => void (browser.endpoint = '') };
const getSubscription = async () =>
  browser.endpoint === ''
    ? null
    : { endpoint: browser.endpoint, unsubscribe: () => browser.unsubscribe() };

beforeEach(() => {
  browser.endpoint = 'https://push.example/1';
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

async function open(kinds: Promise<PushKinds>) {
  const { endpoint } = browser;
  const { wrapper, calls } = openPage({
    [PUSH]: async () => success({ key: 'BPt', ...(await kinds) }),
  });
  const page = renderHook(
    () => {
      usePushOwner();
      return usePushState(endpoint).data;
    },
    { wrapper },
  );
  await waitFor(() => expect(calls(PUSH)).not.toEqual([]));
  return page;
}

const settled = () => vi.dynamicImportSettled();

test('ends the notifications of a former member when another member signs in', async () => {
  await open(Promise.resolve(NOTHING));
  await waitFor(() => expect(browser.endpoint).toBe(''));
});

test('keeps the notifications while the server does not respond', async () => {
  await open(new Promise(() => {}));
  await settled();
  expect(browser.endpoint).not.toBe('');
});

test('keeps the notifications of the member who turned them on', async () => {
  const { result } = await open(Promise.resolve(OUTCOMES));
  await waitFor(() => expect(result.current).toMatchObject(OUTCOMES));
  await settled();
  expect(browser.endpoint).not.toBe('');
});

test('keeps a subscription that replaced the one of the former member', async () => {
  let answer: (kinds: PushKinds) => void = () => {};
  const { result } = await open(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  browser.endpoint = 'https://push.example/2';
  answer(NOTHING);
  await waitFor(() => expect(result.current).toMatchObject(NOTHING));
  await settled();
  expect(browser.endpoint).toBe('https://push.example/2');
});

test('ends the notifications in any state of the server', async () => {
  await endNotifications();
  expect(browser.endpoint).toBe('');
});

test('does not wait for a browser that cannot end its subscription in time', async () => {
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
  ['was never allowed to notify', () => vi.stubGlobal('Notification', { permission: 'default' })],
])('ignores a browser that %s', async (_, change) => {
  change();
  await endNotifications();
  expect(browser.endpoint).not.toBe('');
});
