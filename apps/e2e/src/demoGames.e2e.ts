import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { toast, wallet } from './steps.ts';

/** Calls that any page of a game may make at any time. */
const FRAME = ['/api/live', '/api/user/notifications', '/api/user/playSession'];

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !FRAME.includes(pathname)) calls.push(pathname);
  });
  return calls;
}

const fix = (page: Page, draw: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, draw);

const bet = (page: Page) => page.getByRole('button', { name: 'Bet', exact: true });

interface Play {
  ids: string;
  title: string;
  path: string;
  play: (page: Page) => Promise<void>;
  row: RegExp;
}

const PLAYS: readonly Play[] = [
  {
    ids: '[DICE-01] [DICE-02] [DICE-04] [DICE-05] [ROUTE-06]',
    title: 'Dice',
    path: '/dice',
    play: async (page) => {
      await bet(page).click();
      await expect(toast(page, 'Success', 'You won the bet!')).toBeVisible();
    },
    row: /over 50\.00.*1\.000.*\+0\.9/,
  },
  {
    ids: '[PLINKO-02] [PLINKO-04]',
    title: 'Plinko',
    path: '/plinko',
    play: async (page) => {
      await bet(page).click();
      await expect(page.getByText('The ball landed in')).toBeAttached({ timeout: 20_000 });
    },
    row: /rows, \w+.*1\.000/,
  },
  {
    ids: '[MINES-01] [MINES-02] [MINES-03]',
    title: 'Mines',
    path: '/mines',
    play: async (page) => {
      const cells = page.getByRole('gridcell').getByRole('button');
      await expect(cells).toHaveCount(25);
      await cells.first().click();
      await expect(
        page.getByText('Game has not started yet. Start the game to begin playing.').first(),
      ).toBeVisible();
      await page.getByRole('combobox', { name: 'Mines' }).selectOption('24');
      await bet(page).click();
      await cells.first().click();
      await expect(page.getByText(/You hit a mine|You cashed out/).first()).toBeVisible();
    },
    row: /24 mines.*1\.000/,
  },
  {
    ids: '[CRASH-01] [CRASH-02]',
    title: 'Aviator',
    path: '/crash',
    play: async (page) => {
      // Betting is open for 5 s before each round. Later bets are for the next round.
      await page.getByRole('button', { name: /^Bet( on the next round)?$/ }).click();
      await expect(page.getByText('999.0000')).toBeVisible();
      const cashOut = page.getByRole('button', { name: /^Cashout 1\.[1-9]/ });
      await cashOut.click({ timeout: 90_000 });
      await expect(page.getByText(/You cashed out at/).first()).toBeAttached();
    },
    row: /cashed out at \d\.\d\d.*1\.000.*\+0\.\d/,
  },
];

for (const { ids, title, path, play, row } of PLAYS) {
  test(`${ids} ${title} is a demo: it moves no balance, makes no call, and is stored in this browser`, async ({
    page,
    member: _,
  }) => {
    await fix(page, 0.999);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(
      page.getByText('DemoPlay for fun with a demo balance. No real money is used.'),
    ).toBeVisible();
    // Every page fetches the balances once, so later balance calls would come from the game.
    await expect(wallet(page, '1,000.0000')).toBeVisible();
    const calls = callsOf(page);
    await play(page);
    expect(calls).toEqual([]);
    await page.reload();
    await expect(wallet(page, '1,000.0000')).toBeVisible();
    await page.getByRole('tab', { name: 'My History' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText(row);
  });
}

test('[DICE-04] a toast reports a lost roll', { tag: '@desktop' }, async ({ page, member: _ }) => {
  await fix(page, 0.001);
  await page.goto('/dice');
  await bet(page).click();
  await expect(toast(page, 'Dice', 'Oops, you lost this time!')).toBeVisible();
});

test(
  '[PLINKO-01] [PLINKO-05] [STORE-01] Plinko starts with 12 rows and remembers the selection',
  { tag: '@desktop' },
  async ({ page, member: _ }) => {
    const rows = page.getByRole('combobox', { name: 'Rows' });
    const difficulty = page.getByRole('combobox', { name: 'Difficulty' });
    await page.goto('/plinko');
    await expect(rows).toHaveValue('12');
    await rows.selectOption('16');
    await difficulty.selectOption('High');
    await page.reload();
    await expect(rows).toHaveValue('16');
    await expect(difficulty).toHaveValue('high');
  },
);
