// @vitest-environment jsdom
import type { PushChoice, PushKinds } from '@platform/api';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PushNotices } from './PushNotices';

const KEY =
  'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';

const server = vi.hoisted(() => ({
  kinds: { outcomes: false, security: false },
  error: undefined as { status: number } | undefined,
  asked: vi.fn(),
  subscribe: vi.fn(async (_: PushChoice) => ({ message: 'Saved' })),
  unsubscribe: vi.fn(async (_: string) => ({ message: 'Off' })),
}));
const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('@platform/ui/theme', () => import('../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => ({
  useToasts: () => toasts,
  PageSection: ({ children }: { children: ReactNode }) => <section>{children}</section>,
  Stack: ({ children }: { children: ReactNode }) => children,
  Text: ({ children }: { children: ReactNode }) => <p>{children}</p>,
  Notice: ({ children }: { children: ReactNode }) => <p>{children}</p>,
  Switch: (props: {
    label: string;
    checked: boolean;
    disabled: boolean;
    onCheckedChange: (checked: boolean) => void;
  }) => (
    <input
      type="checkbox"
      role="switch"
      aria-label={props.label}
      checked={props.checked}
      disabled={props.disabled}
      onChange={({ target }) => props.onCheckedChange(target.checked)}
    />
  ),
}));
vi.mock('react-router-dom', () => ({
  useNavigate: () => () => undefined,
  useSearchParams: () => [new URLSearchParams()],
}));
vi.mock('@platform/api/react', async () => ({
  ...(await import('../../../../packages/api/src/react/pushDevice')),
  usePushState: (endpoint: string | undefined | null) => {
    server.asked(endpoint);
    const known = endpoint !== null && !server.error;
    return { data: known ? { key: KEY, ...server.kinds } : undefined, error: server.error };
  },
  useSubscribePush: () => ({ run: server.subscribe }),
  useUnsubscribePush: () => ({ run: server.unsubscribe }),
}));

const browser = {
  permission: 'default' as NotificationPermission,
  answer: 'granted' as NotificationPermission,
  /** Key of the browser's push subscription; '' if there is none. */
  subscribedWith: '',
  broken: false,
};
const requestPermission = vi.fn(async () => (browser.permission = browser.answer));

const subscriptionOf = (key: string) => ({
  endpoint: `https://push.example/${key.slice(0, 4)}`,
  options: { applicationServerKey: Buffer.from(key, 'base64url') },
  toJSON: () => ({ endpoint: 'https://push.example/me', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => void (browser.subscribedWith = ''),
});

const pushManager = {
  getSubscription: async () =>
    browser.subscribedWith ? subscriptionOf(browser.subscribedWith) : null,
  subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    if (browser.broken) throw new DOMException('Registration failed', 'AbortError');
    browser.subscribedWith = Buffer.from(applicationServerKey).toString('base64url');
    return subscriptionOf(browser.subscribedWith);
  }),
};

beforeEach(() => {
  Object.assign(browser, {
    permission: 'default',
    answer: 'granted',
    subscribedWith: '',
    broken: false,
  });
  server.kinds = { outcomes: false, security: false };
  server.error = undefined;
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal(
    'Notification',
    Object.defineProperty({ requestPermission }, 'permission', { get: () => browser.permission }),
  );
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    configurable: true,
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
});

async function open(kinds: Partial<PushKinds> = {}) {
  Object.assign(server.kinds, kinds);
  const { getByRole, queryByText, container } = await act(async () => render(<PushNotices />));
  const of = (name: string) => getByRole('switch', { name }) as HTMLInputElement;
  return {
    container,
    says: (text: RegExp) => queryByText(text) !== null,
    outcomes: () => of('Bet results'),
    security: () => of('Security notices'),
    press: (element: HTMLInputElement) => act(async () => element.click()),
  };
}

test('asks for permission only after the user turns a notification on', async () => {
  const { outcomes, security, press, says } = await open();
  expect(says(/^Off\./)).toBe(true);
  expect([outcomes().checked, security().checked]).toEqual([false, false]);
  expect(requestPermission).not.toHaveBeenCalled();
  await press(outcomes());
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(server.subscribe).toHaveBeenCalledExactlyOnceWith({
    subscription: { endpoint: 'https://push.example/me', keys: { p256dh: 'p', auth: 'a' } },
    outcomes: true,
    security: false,
  });
  expect(says(/^On in this browser/)).toBe(true);
  expect([outcomes().checked, security().checked]).toEqual([true, false]);
  expect(browser.subscribedWith).toBe(KEY);
});

test('shows which notifications are on, and unsubscribes when the last switch is turned off', async () => {
  browser.subscribedWith = KEY;
  browser.permission = 'granted';
  const { outcomes, security, press } = await open({ outcomes: true, security: true });
  expect(server.asked).toHaveBeenLastCalledWith('https://push.example/BP4z');
  await press(security());
  expect(server.subscribe.mock.lastCall?.[0]).toMatchObject({ outcomes: true, security: false });
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  await press(outcomes());
  expect(server.unsubscribe).toHaveBeenCalledExactlyOnceWith('https://push.example/BP4z');
  expect(browser.subscribedWith).toBe('');
});

test('replaces a subscription for another server key', async () => {
  browser.subscribedWith = 'BAAA';
  const { outcomes, press } = await open();
  await press(outcomes());
  expect(browser.subscribedWith).toBe(KEY);
});

test('explains how to allow notifications after the user blocks them', async () => {
  browser.answer = 'denied';
  const { outcomes, press, says } = await open();
  await press(outcomes());
  expect(outcomes().checked).toBe(false);
  expect(outcomes().disabled).toBe(true);
  expect(says(/^Your browser blocks notifications/)).toBe(true);
  expect(server.subscribe).not.toHaveBeenCalled();
});

test('allows another attempt after the user dismisses the prompt', async () => {
  browser.answer = 'default';
  const { outcomes, press, says } = await open();
  await press(outcomes());
  expect([outcomes().checked, outcomes().disabled]).toEqual([false, false]);
  expect(says(/^Off\./)).toBe(true);
});

test('says that the browser does not support notifications and requests nothing', async () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(globalThis, 'PushManager');
  const { outcomes, says } = await open();
  expect(says(/^This browser cannot notify you/)).toBe(true);
  expect(server.asked.mock.calls.flat().every((asked) => asked === null)).toBe(true);
  expect(outcomes().disabled).toBe(true);
});

test('shows the error of a browser or server and resets the switch', async () => {
  browser.broken = true;
  const { security, press } = await open();
  await press(security());
  expect(toasts.error).toHaveBeenLastCalledWith(expect.stringMatching(/^This browser could not/));
  expect(security().checked).toBe(false);
  browser.broken = false;
  server.subscribe.mockRejectedValueOnce({ message: 'Its push service is not known.' });
  await press(security());
  expect(toasts.error).toHaveBeenLastCalledWith('Its push service is not known.');
  expect(security().checked).toBe(false);
});

test('shows no settings if the server sends no notifications', async () => {
  server.error = { status: 404 };
  expect((await open()).container.textContent).toBe('');
});
