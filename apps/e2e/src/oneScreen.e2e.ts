import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { drawnRounds } from './rounds.ts';
import { wallet } from './steps.ts';

/** The windows in which every game is played without scrolling. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
];

/** What the header and the bottom bar leave of the window. */
async function roomOf(page: Page): Promise<{ top: number; bottom: number; width: number }> {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const bars = [...document.querySelectorAll('nav')]
      .map((nav) => nav.getBoundingClientRect())
      .filter(({ height, bottom }) => height > 0 && bottom >= innerHeight && height < 200);
    return {
      top: box('header')?.bottom ?? 0,
      bottom: Math.min(innerHeight, ...bars.map(({ top }) => top)),
      width: innerWidth,
    };
  });
}

async function boxOf(part: Locator, name: string) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${name} has no box.`);
  return box;
}

/** Expects that each of these is in sight as a whole, with nothing scrolled. */
async function expectInSight(page: Page, parts: Readonly<Record<string, Locator>>): Promise<void> {
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const room = await roomOf(page);
  for (const [name, part] of Object.entries(parts)) {
    const box = await boxOf(part, name);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const about = `${name} at ${width}x${height}`;
    expect(box.y, about).toBeGreaterThanOrEqual(room.top);
    expect(box.y + box.height, about).toBeLessThanOrEqual(room.bottom);
    expect(box.x, about).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, about).toBeLessThanOrEqual(room.width);
  }
}

/** The message about the address of a new member's mail covers a part of every page until it is answered. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Not now' }).click();
}

const partsOfBoard = (page: Page) => {
  const slip = page.getByRole('form', { name: 'Bet slip' });
  return {
    countdown: page.getByRole('timer'),
    'last results': page.getByRole('list', { name: 'Last results' }),
    colours: page.getByRole('group', { name: 'Bet on a colour' }),
    sizes: page.getByRole('group', { name: 'Bet on high or low' }),
    numbers: page.getByRole('group', { name: 'Bet on a number' }),
    'what is in the slip': slip.getByRole('list', { name: 'Bets in the slip' }),
    stake: slip.getByRole('textbox', { name: 'Stake, USDT' }),
    confirm: slip.getByRole('button', { name: /^Place 3 bets/ }),
    'my stakes': page.getByRole('region', { name: 'Your stakes in this round' }),
  };
};

test('the Wingo board fits one screen, with bets on it, and is played without scrolling', async ({
  page,
  member: _,
  server,
}) => {
  await drawnRounds(server, 4, 12);
  await page.goto('/wingo10Minute');
  await settle(page);
  await expect(page.getByText('Betting is open', { exact: true })).toBeVisible({ timeout: 60_000 });
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

  await test.step('a bet is placed without scrolling', async () => {
    await press(/^Green\b/);
    await press(/^Place 1 bet/);
    await expect(wallet(page, '999.0000')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your bets' })).toContainText('1.000');
    for (const name of [/^Red\b/, /^High\b/, '8, red']) await press(name);
  });

  for (const size of SIZES) {
    await test.step(`${size.width}x${size.height}`, async () => {
      await page.setViewportSize(size);
      await expectInSight(page, partsOfBoard(page));
    });
  }

  await test.step('at 200 % zoom the controls come before the history', async () => {
    // As wide and high as a window of 1280x720 is at 200 %.
    await page.setViewportSize({ width: 640, height: 360 });
    const stakes = await boxOf(partsOfBoard(page)['my stakes'], 'my stakes');
    const history = await boxOf(page.getByRole('tablist', { name: 'History' }), 'the history');
    expect(stakes.y + stakes.height).toBeLessThanOrEqual(history.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      640,
    );
    // By keyboard, too.
    await page.getByRole('button', { name: /^Place 3 bets/ }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Game History' })).toBeFocused();
  });
});

test(
  'the stake is remembered in this browser',
  { tag: '@desktop' },
  async ({ page, member: _ }) => {
    await page.goto('/wingo10Minute');
    const stake = page.getByRole('textbox', { name: 'Stake, USDT' });
    await expect(stake).toHaveValue('1');
    await stake.fill('2.5');
    await page.goto('/wingo5Minute');
    await expect(stake).toHaveValue('2.5');
  },
);
