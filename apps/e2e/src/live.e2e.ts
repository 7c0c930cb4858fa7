import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { BOARD, nextResult, timeToBet } from './rounds.ts';
import { betTen, wallet } from './steps.ts';

const LIVE = '/api/live';

/** Call of the session clock, which every tab repeats each half minute. */
const SESSION = '/api/user/playSession';

/** Records the paths of all calls, except those of the session clock. */
function listenForCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== SESSION) calls.push(pathname);
  });
  return calls;
}

test(
  'two tabs share one stream and an idle board sends no requests for a whole round',
  { tag: ['@desktop', '@proof'] },
  async ({ page, context, member: _, server }) => {
    const calls = listenForCalls(context);
    const other = await context.newPage();
    const streams = () => calls.filter((path) => path === LIVE);
    await page.goto(BOARD);
    // The first tab owns the stream, until the test closes this tab.
    await expect.poll(streams).toHaveLength(1);
    await other.goto(BOARD);
    for (const tab of [page, other]) await expect(wallet(tab, '1,000.0000')).toBeVisible();
    expect(streams()).toHaveLength(1);
    await nextResult(server, page, other);

    await test.step('the next round, its result and the histories arrive without a request', async () => {
      // If a result is late, for example on a busy machine, the board polls. The test then checks
      // the next round.
      await expect(async () => {
        calls.length = 0;
        await nextResult(server, page, other);
        await expect(page.getByText('Betting is open', { exact: true })).toBeVisible();
        expect(calls).toEqual([]);
      }).toPass({ timeout: 250_000 });
    });

    await test.step('a bet in one tab changes the balance in the other', async () => {
      await timeToBet(page);
      calls.length = 0;
      await betTen(page, 'High');
      await expect(wallet(other, '990.0000')).toBeVisible();
      // Only the tab that placed the bet fetches the balances.
      await expect
        .poll(() => calls.filter((path) => path === '/api/user/userbalances'))
        .toHaveLength(1);
    });

    await test.step('after the tab with the stream closes, the other tab opens a stream', async () => {
      await page.close();
      await expect.poll(streams).toHaveLength(1);
      await expect(other.getByText('10.000 staked')).toBeAttached({ timeout: 70_000 });
    });
  },
);

test(
  'the board polls without the stream and stops when the stream is back',
  { tag: ['@phone', '@proof'] },
  async ({ page, context, member: _, server, provokes }) => {
    provokes('net::ERR_FAILED');
    const calls = listenForCalls(context);
    await page.route(`**${LIVE}`, (route) => route.abort());
    await page.goto(BOARD);
    await expect(wallet(page, '1,000.0000')).toBeVisible();
    await expect.poll(() => calls.filter((path) => path === LIVE).length).toBeGreaterThan(1);
    calls.length = 0;
    await nextResult(server, page);
    expect(calls).toContain('/api/game/gameinfonew');
    expect(calls).toContain('/api/game/winingNumbersnew');

    const opened = page.waitForResponse((response) => response.url().endsWith(LIVE), {
      timeout: 40_000,
    });
    await page.unroute(`**${LIVE}`);
    expect((await opened).status()).toBe(200);
    // When the stream opens, the page refetches its data once.
    await expect(async () => {
      calls.length = 0;
      await nextResult(server, page);
      expect(calls).toEqual([]);
    }).toPass({ timeout: 200_000 });
  },
);

test(
  'a session that ends elsewhere also ends in this tab, without a request',
  { tag: ['@phone', '@proof'] },
  async ({ page, context, member, call, provokes }) => {
    provokes(401);
    const calls = listenForCalls(context);
    await page.goto('/dashboard');
    await expect(wallet(page, '1,000.0000')).toBeVisible();
    await expect.poll(() => calls.includes(LIVE)).toBe(true);
    await call(member, 'auth/logout');
    await expect(page).toHaveURL(/\/$/);
  },
);
