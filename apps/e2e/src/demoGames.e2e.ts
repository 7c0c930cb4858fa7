import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** The calls that the page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

async function open(page: Page, url: string, title: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // The frame asks for the balances once: what comes after that is the game's.
  await expect(page.getByRole('button', { name: 'Wallet 1,000.0000' })).toBeVisible();
}

test.use({ reducedMotion: 'reduce' });

test('[DICE-01] [DICE-02] dice are rolled without a call, and the outcome is toasted', async ({
  page,
  member: _,
}) => {
  await open(page, '/dice', 'Dice');
  const calls = callsOf(page);
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await expect(
    page.getByRole('listitem').getByText(/You won the bet!|Oops, you lost this time!/),
  ).toBeVisible();
  expect(calls).toEqual([]);
});

test('[PLINKO-01] [PLINKO-04] Plinko is played without a call and remembers its rows', async ({
  page,
  member: _,
}) => {
  await open(page, '/plinko', 'Plinko');
  const calls = callsOf(page);
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('16');
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  expect(calls).toEqual([]);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Rows' })).toHaveValue('16');
});

test('[MINES-02] Mines asks for a bet first', async ({ page, member: _ }) => {
  await open(page, '/mines', 'Mines');
  const cells = page.getByRole('gridcell');
  await expect(cells).toHaveCount(25);
  await cells.first().getByRole('button').click();
  await expect(
    page.getByText('Game has not started yet. Start the game to begin playing.').first(),
  ).toBeVisible();
});

test('[CRASH-01] the multiplier of Aviator rises', async ({ page, member: _ }) => {
  await open(page, '/crash', 'Aviator');
  // A round is announced for 5 s first.
  const multiplier = page.locator('[data-phase="rising"]').getByRole('paragraph').first();
  await expect(multiplier).toHaveText(/^(1\.0[2-9]|1\.[1-9][0-9]|[2-6]\.[0-9]{2})x$/, {
    timeout: 20_000,
  });
});
