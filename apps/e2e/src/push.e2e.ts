import type { BrowserContext, Page } from '@playwright/test';
import { signUp, storageOf, type Member } from '../../../packages/testing/src/member.ts';
import type { PlatformServer } from '../../../packages/testing/src/platformServer.ts';
import { FakePushService, type Subscribed } from '../../../packages/testing/src/pushService.ts';
import { callsTo, TXN_PASSWORD } from './api.ts';
import { expect, test } from './fixtures.ts';
import { GAME } from './rounds.ts';
import { startServer } from './sharedServer.ts';

test.use({ serviceWorker: true });

let service: FakePushService;
let server: PlatformServer;
test.beforeAll(async () => {
  service = await FakePushService.open();
  server = await startServer({ PUSH_SERVICES: service.origin });
});
test.afterAll(async () => {
  await server.stop();
  await service.close();
});

/** Replaces the browser's push API, because Chromium on Debian may not reach a push service. */
const subscribeAt = ({ endpoint, p256dh, auth }: Subscribed) => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  let subscription: object | null = null;
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => {
      const toJSON = () => ({ endpoint, keys: { p256dh, auth } });
      subscription = { endpoint, toJSON, options: {}, unsubscribe: () => Promise.resolve(true) };
      return Promise.resolve(subscription);
    },
  });
};

/** Delivers a message to the service worker, as a browser does after decryption. */
async function deliver(page: Page, context: BrowserContext, data: string): Promise<void> {
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data,
  });
}

interface Shown {
  title: string;
  options: { body: string; icon: string; data: unknown };
}

interface WorkerScope {
  registration: { showNotification: (title: string, options: Shown['options']) => Promise<void> };
  clients: { openWindow: (url: string) => Promise<null> };
  ExtendableEvent: new (type: string) => Event & { waitUntil: (work: Promise<unknown>) => void };
  dispatchEvent: (event: Event) => boolean;
  shown: Shown[];
}

/** Runs in the service worker: records notifications. */
function keepShown(): void {
  const scope = self as unknown as WorkerScope;
  scope.shown = [];
  scope.registration.showNotification = async (title, options) =>
    void scope.shown.push({ title, options });
}

/** Runs in the service worker: clicks the current notification. Returns the URL that opens. */
async function press(): Promise<string | undefined> {
  const scope = self as unknown as WorkerScope;
  let opened: string | undefined;
  // Only a user gesture may open a window, so this stub records the URL.
  scope.clients.openWindow = async (url) => {
    opened = url;
    return null;
  };
  const data = scope.shown[0]?.options.data;
  const event = new scope.ExtendableEvent('notificationclick');
  let work: Promise<unknown> = Promise.resolve();
  Object.assign(event, {
    notification: { data, close: () => undefined },
    waitUntil: (begun: Promise<unknown>) => void (work = begun),
  });
  scope.dispatchEvent(event);
  await work;
  return opened;
}

async function startBrowser(context: BrowserContext, site: string, name: string) {
  const origin = server.url('localhost').replace('localhost', '127.0.0.1');
  const member: Member = await signUp(origin, { name });
  const browser = service.subscribe();
  await context.grantPermissions(['notifications'], { origin: site });
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storageOf(member));
  await context.addInitScript(subscribeAt, browser);
  return { member, call: callsTo(origin), received: () => service.of(browser.browser) };
}

/** Turns on one kind of notification, after checking that every kind is off. */
async function turnOn(page: Page, site: string, kind: string): Promise<void> {
  await page.goto(`${site}/settings/general`);
  const kinds = ['Bet results', 'Security notices'].map((name) =>
    page.getByRole('switch', { name }),
  );
  for (const each of kinds) await expect(each).not.toBeChecked();
  await page.getByRole('switch', { name: kind }).check();
  await expect(page.getByText('On in this browser')).toBeVisible();
  await expect(
    page.getByText('Your notification settings for this browser were saved.'),
  ).toBeVisible();
}

async function show(page: Page, context: BrowserContext, message: object | undefined) {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(keepShown);
  await deliver(page, context, JSON.stringify(message));
  const shown = () => worker?.evaluate(() => (self as unknown as WorkerScope).shown);
  await expect.poll(shown).toHaveLength(1);
  const [{ title, options } = {}] = (await shown()) ?? [];
  return { title, body: options?.body, icon: options?.icon, press: () => worker?.evaluate(press) };
}

test(
  "a member who allows notifications is notified of an account change, with the brand's name and icon",
  { tag: '@phone' },
  async ({ page, context, brand }) => {
    const site = server.url(brand.id);
    const { member, call, received } = await startBrowser(context, site, 'Asha Pushed');
    await turnOn(page, site, 'Security notices');

    await test.step('an account change reaches the push service, encrypted for this browser', async () => {
      await call(member, 'user/changeTxnPassword', {
        currentTxnPassword: '',
        txnPassword: TXN_PASSWORD,
        reTxnPassword: TXN_PASSWORD,
      });
      await expect.poll(received).toHaveLength(1);
    });

    await test.step('the browser shows the notification and a click opens its page', async () => {
      const shown = await show(page, context, received()[0]);
      expect(shown.title).toBe('Aurora: TXN password set');
      expect(shown.body).toBe('If this was not you, change your password now.');
      const type = (path = '') => fetch(path).then(({ headers }) => headers.get('Content-Type'));
      expect(await page.evaluate(type, shown.icon)).toBe('image/png');
      expect(await shown.press()).toBe(`${site}/settings/security`);
    });
  },
);

test(
  "a member who allows notifications of outcomes is notified only of a round's outcome",
  { tag: ['@desktop', '@proof'] },
  async ({ page, context, brand }) => {
    const site = server.url(brand.id);
    const { member, call, received } = await startBrowser(context, site, 'Asha Playing');
    await turnOn(page, site, 'Bet results');

    await test.step('a settled round reaches the push service, but an account change does not', async () => {
      await call(member, 'user/changeTxnPassword', {
        currentTxnPassword: '',
        txnPassword: TXN_PASSWORD,
        reTxnPassword: TXN_PASSWORD,
      });
      await expect(async () => {
        const { data } = await call<{ data: { order_id: string } }>(member, 'game/gameinfonew', {
          gametype: 1,
        });
        const bet = { gametype: 1, betType: 'high', betValue: '', amount: '10' };
        await call(member, 'game/placeBetnew', { ...bet, order_id: data.order_id });
      }).toPass({ timeout: 60_000 });
      await expect.poll(received, { timeout: 90_000 }).toHaveLength(1);
    });

    await test.step('the browser shows the notification and a click opens the board', async () => {
      const shown = await show(page, context, received()[0]);
      expect(shown.title).toBe(`Lagoon: ${GAME}`);
      expect(shown.body).toMatch(/^\d was drawn: 10\.000 staked, (0\.000|19\.600) received$/);
      expect(await shown.press()).toBe(`${site}/wingo1Minute`);
    });
  },
);
