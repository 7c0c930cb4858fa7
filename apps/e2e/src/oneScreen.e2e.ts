import type { Locator, Page } from '@playwright/test';
import { BRANDS } from './brands.ts';
import { expect, test } from './fixtures.ts';
import { boxOf, expectInSight, notice, PHONE, SIZES } from './oneScreen.ts';
import { drawnRounds, GAME } from './rounds.ts';
import { wallet } from './steps.ts';

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

const pressIn = (page: Page) => (name: string | RegExp) =>
  page.getByRole('button', { name }).click();

const THREE_BETS = [/^Red\b/, /^High\b/, '8, red'];

test(
  'the Wingo board with bets fits on one screen without scrolling',
  { tag: '@proof' },
  async ({ page, member: _, server }) => {
    await drawnRounds(server, 4, 12);
    await page.goto('/wingo10Minute');
    await expect(page.getByText('Betting is open', { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    const press = pressIn(page);

    await test.step('a bet is placed without scrolling', async () => {
      await press(/^Green\b/);
      await press(/^Place 1 bet/);
      await expect(wallet(page, '999.0000')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Your bets' })).toContainText('1.000');
      for (const name of THREE_BETS) await press(name);
    });

    for (const size of SIZES) {
      await test.step(`the controls fit in ${size.width}x${size.height}`, async () => {
        await page.setViewportSize(size);
        await expectInSight(page, partsOfBoard(page));
      });
    }

    await test.step('at 200 % zoom the controls precede the history', async () => {
      // Simulates a 1280x720 window at 200 % zoom.
      await page.setViewportSize({ width: 640, height: 360 });
      const stakes = await boxOf(partsOfBoard(page)['my stakes'], 'my stakes');
      const history = await boxOf(page.getByRole('tablist', { name: 'History' }), 'the history');
      expect(stakes.y + stakes.height).toBeLessThanOrEqual(history.y);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        640,
      );
      // The history is also the next element in the keyboard order.
      await page.getByRole('button', { name: /^Place 3 bets/ }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tab', { name: 'Game History' })).toBeFocused();
    });
  },
);

interface Demo {
  title: string;
  path: string;
  /** Parts of the game that must be visible, besides the stake and the bet button. */
  parts: (game: Locator) => Readonly<Record<string, Locator>>;
  expectPlaced: (game: Locator) => Promise<void>;
}

const expectPaid = (game: Locator) => expect(game.getByText('1,000.0000')).toHaveCount(0);

const DEMOS: readonly Demo[] = [
  {
    title: 'Dice',
    path: '/dice',
    parts: (game) => ({
      roll: game.getByText('50.00', { exact: true }),
      slider: game.getByRole('slider'),
      multiplier: game.getByRole('textbox', { name: 'Multiplier' }),
      target: game.getByRole('textbox', { name: 'Roll over' }),
      chance: game.getByRole('textbox', { name: 'Win chance' }),
    }),
    expectPlaced: expectPaid,
  },
  {
    title: 'Mines',
    path: '/mines',
    parts: (game) => ({
      message: game.getByRole('status'),
      cells: game.getByRole('grid'),
      mines: game.getByRole('combobox', { name: 'Mines' }),
      'the next multiplier': game.getByText('Next gem'),
    }),
    expectPlaced: expectPaid,
  },
  {
    title: 'Plinko',
    path: '/plinko',
    parts: (game) => ({
      'last results': game.getByRole('list', { name: 'Last results' }),
      pegs: game.getByRole('img'),
      buckets: game.getByRole('list', { name: 'Payouts' }),
      rows: game.getByRole('combobox', { name: 'Rows' }),
      difficulty: game.getByRole('combobox', { name: 'Difficulty' }),
    }),
    // The payout of a ball can equal the stake, so only the result is checked.
    expectPlaced: (game) =>
      expect(game.getByRole('list', { name: 'Last results' }).getByRole('listitem')).toHaveCount(1),
  },
  {
    title: 'Aviator',
    path: '/crash',
    parts: (game) => ({
      multiplier: game.getByText(/^\d+\.\d\dx$/).first(),
      curve: game.locator('svg').first(),
    }),
    expectPlaced: expectPaid,
  },
];

const partsOfDemo = (page: Page, { parts }: Demo) => {
  const game = page.getByRole('tabpanel');
  return {
    ...parts(game),
    stake: game.getByRole('textbox', { name: 'Bet amount (USDT)' }),
    action: game.getByRole('button', { name: /^(Bet|Take|Cash|Cancel)/ }),
  };
};

for (const demo of DEMOS) {
  const { title, path, parts, expectPlaced } = demo;
  test(
    `${title} fits one screen and needs no scrolling`,
    { tag: '@proof' },
    async ({ page, member: _ }) => {
      await page.goto(path);
      const game = page.getByRole('tabpanel');
      const { stake, action } = partsOfDemo(page, demo);
      for (const size of SIZES) {
        await test.step(`the controls fit in ${size.width}x${size.height}`, async () => {
          await page.setViewportSize(size);
          await expectInSight(page, partsOfDemo(page, demo));
        });
      }

      await test.step('a bet is placed without scrolling', async () => {
        await action.click();
        await expectPlaced(game);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });

      await test.step('at 200 % zoom the controls are in one column, without the history', async () => {
        await page.setViewportSize({ width: 640, height: 360 });
        const [, first] = Object.entries(parts(game))[0] ?? [];
        const boxes = [];
        for (const part of [first ?? game, stake, action]) boxes.push(await boxOf(part, title));
        expect(boxes.map(({ y }) => y)).toEqual(boxes.map(({ y }) => y).toSorted((a, b) => a - b));
        await expect(page.getByRole('table')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          640,
        );
      });
    },
  );
}

for (const brand of Object.values(BRANDS)) {
  test.describe(brand.name, () => {
    test.use({ brand });

    test(
      "every game fits on a phone below the brand's announcement",
      { tag: ['@phone', '@proof'] },
      async ({ page, member: _, server }) => {
        await drawnRounds(server, 4, 12);
        await page.setViewportSize(PHONE);
        await page.goto('/wingo10Minute');
        await expect(page.getByText('Betting is open', { exact: true })).toBeVisible({
          timeout: 60_000,
        });
        for (const name of THREE_BETS) await pressIn(page)(name);
        await expectInSight(page, partsOfBoard(page));
        for (const demo of DEMOS) {
          await page.goto(demo.path);
          await expect(page.getByRole('tabpanel')).toBeVisible();
          await expect(notice(page)).toHaveCount(0);
          await expectInSight(page, partsOfDemo(page, demo));
        }
      },
    );
  });
}

test('the browser remembers the stake', { tag: '@desktop' }, async ({ page, member: _ }) => {
  await page.goto('/wingo10Minute');
  const stake = page.getByRole('textbox', { name: 'Stake, USDT' });
  await expect(stake).toHaveValue('1');
  await stake.fill('2.5');
  await page.goto('/wingo5Minute');
  await expect(stake).toHaveValue('2.5');
});

test(
  'the dashboard starts with games, on the first screen of a phone and of a desktop',
  { tag: '@proof' },
  async ({ page, member: _ }) => {
    await page.goto('/dashboard');
    await expect(notice(page)).toBeVisible();
    const main = page.getByRole('main');
    const play = main.getByRole('region', { name: 'Play', exact: true });
    await expect(play.getByRole('link', { name: `Play ${GAME}` })).toBeVisible();
    await expect(main.getByRole('region').first()).toHaveAccessibleName('Play');
    const others = main.locator('section').and(page.locator(':not([aria-label="Play"])'));
    expect(await others.count()).toBeGreaterThan(2);
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await expectInSight(page, { play });
      const { y, height } = await boxOf(play, 'Play');
      for (const other of await others.all()) {
        expect((await boxOf(other, 'what is below')).y).toBeGreaterThanOrEqual(y + height);
      }
    }
  },
);
