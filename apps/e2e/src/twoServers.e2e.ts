import type { Page } from '@playwright/test';
import { signUp, type Member } from '../../../packages/testing/src/member.ts';
import type { AtAddress, PlatformServer } from '../../../packages/testing/src/platformServer.ts';
import { startRedis } from '../../../packages/testing/src/redis.ts';
import { callsTo, TXN_PASSWORD } from './api.ts';
import { openBalancer, type Balancer } from './balancer.ts';
import { expect, test as base } from './fixtures.ts';
import { BOARD, GAME, nextResult, timeToBet } from './rounds.ts';
import { startServer } from './sharedServer.ts';
import { comeToPublicLists, betTen, wallet } from './steps.ts';

/** Pattern for errors while no server responds or a connection is closed. */
const CUT = /net::ERR_|a status of 503 /;

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

interface Two {
  first: PlatformServer;
  player: Member;
  watcher: Member;
  second: AtAddress;
  balancer: Balancer;
}

const originOf = (server: PlatformServer): string =>
  server.url('localhost').replace('localhost', '127.0.0.1');

/** Runs in the page: records every toast. */
const keepToasts = () => {
  const toasts = new Set<Element>();
  Object.assign(globalThis, { toasts });
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-type]')) toasts.add(toast);
  }).observe(document, { subtree: true, childList: true });
};

const toastsAboutGame = (page: Page): Promise<number> =>
  page.evaluate((game) => {
    const { toasts } = globalThis as unknown as { toasts: ReadonlySet<Element> };
    return [...toasts].filter(({ textContent }) => textContent.includes(game)).length;
  }, GAME);

const test = base.extend<{ startTwo: (redis: boolean) => Promise<Two> }>({
  // eslint-disable-next-line no-empty-pattern -- the runner requires a pattern here
  startTwo: async ({}, use) => {
    const close: (() => Promise<unknown>)[] = [];
    await use(async (withRedis) => {
      const redis = withRedis ? await startRedis() : undefined;
      if (redis) close.unshift(redis.stop);
      const first = await startServer(redis && { REDIS_URL: redis.url });
      close.unshift(first.stop);
      // The second server has no embedded database, so it limits test money of new members to zero.
      const origin = originOf(first);
      const player = await signUp(origin, { name: 'Quentin Xylo' });
      const watcher = await signUp(origin, { name: 'Wanda Yen' });
      await callsTo(origin)(player, 'user/changeTxnPassword', {
        currentTxnPassword: '',
        txnPassword: TXN_PASSWORD,
        reTxnPassword: TXN_PASSWORD,
      });
      const second = await first.startAnother();
      const balancer = await openBalancer(second);
      close.unshift(balancer.close);
      return { first, player, watcher, second, balancer };
    });
    for (const end of close) await end();
  },
});

const betsOf = (page: Page, mask: string) =>
  page.getByRole('list', { name: 'Live bets' }).getByRole('listitem').filter({ hasText: mask });

async function linesAboutGame(page: Page) {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  return list.getByRole('listitem').filter({ hasText: GAME });
}

for (const { bus, redis, screen } of [
  { bus: 'LISTEN and NOTIFY', redis: false, screen: '@desktop' },
  { bus: 'a Redis stream', redis: true, screen: '@phone' },
]) {
  test(
    `two servers show the same state over ${bus} and report events during an outage once`,
    { tag: [screen, '@proof'] },
    async ({ brand, startTwo, signInElsewhere, provokes }) => {
      provokes(CUT);
      const { first, player, watcher, second, balancer } = await startTwo(redis);
      const there = await signInElsewhere(player, balancer.url(brand.id));
      const here = await signInElsewhere(watcher, first.url(brand.id));
      await there.addInitScript(keepToasts);
      for (const page of [there, here]) await page.goto(BOARD);

      await test.step('a draw reaches the boards of both servers', () =>
        nextResult(first, there, here));

      await test.step('a bet through the second server is in the public list of the first', async () => {
        await timeToBet(there);
        await betTen(there, 'High');
        await expect(wallet(there, '990.0000')).toBeVisible();
        await comeToPublicLists(here);
        await expect(betsOf(here, 'Q•••o')).toHaveCount(1);
      });

      await there.goto('/dashboard');
      // The stream is open, and the bell lists the TXN password.
      await expect(
        there.getByRole('button', { name: 'Notifications, 1 unread', exact: true }),
      ).toBeVisible();

      await test.step('the round is settled while the second server is down', async () => {
        balancer.passTo(undefined);
        await second.goDown();
        await expect
          .poll(() => first.query(`select from member_event where kind = 'bets'`), {
            timeout: 90_000,
          })
          .toHaveLength(1);
        expect(await toastsAboutGame(there)).toBe(0);
      });

      await test.step('the page reconnects to the first server and reports the round', async () => {
        balancer.passTo(first);
        await expect.poll(() => toastsAboutGame(there), { timeout: 60_000 }).toBe(1);
      });

      await test.step('the page reconnects to the second server, and receives only new events', async () => {
        await second.comeUp();
        balancer.passTo(second);
        await callsTo(originOf(first))(player, 'user/updateWallet', {
          wallet_address: ADDRESS,
          txnPassword: TXN_PASSWORD,
        });
        const lines = await linesAboutGame(there);
        const dialog = there.getByRole('dialog', { name: 'Notifications' });
        await expect(dialog).toContainText('Wallet address changed', { timeout: 60_000 });
        await expect(lines).toHaveCount(1);
        expect(await toastsAboutGame(there)).toBe(1);
      });
    },
  );
}
