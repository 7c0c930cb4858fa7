import type { Locator, Page } from '@playwright/test';
import { BRANDS } from './brands.ts';
import { expect, test } from './fixtures.ts';
import { GAME } from './rounds.ts';
import { comeToPublicLists } from './steps.ts';

// No other journey plays on this brand, so its public lists are empty.
test.use({ brand: BRANDS.ember });

async function expectOffer(within: Page | Locator, words: string, offer: string): Promise<void> {
  const places = within.getByText(words, { exact: true });
  await expect(places.first()).toBeVisible();
  for (const place of await places.all()) {
    const beside = place.locator('..');
    await expect(beside.getByRole('link').or(beside.getByRole('button'))).toHaveText([offer]);
  }
}

/** Initially empty member pages, each with the link to the next step. */
const OFFERS: readonly [path: string, offer: string][] = [
  ['/dashboard', 'Play Now'],
  ['/my-bets', 'Play Now'],
  ['/statistics', 'Play Now'],
  ['/transactions/activate', 'Lock Funds'],
  ['/transactions/withdraw', 'Withdraw'],
  ['/incomes/Trade_profit', 'Play Now'],
  ['/income/betStatus', 'Play Now'],
  ['/incomes/Locker_profit', 'Lock Funds'],
  ['/referral-history', 'Referral Link'],
  ['/teamlevel', 'Referral Link'],
  ['/support', 'Generate Ticket'],
];

test(
  'every empty page of a new member offers the next step',
  { tag: '@proof' },
  async ({ page, member: _ }) => {
    for (const [path, offer] of OFFERS) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectOffer(page.getByRole('main'), 'No data found', offer);
      });
    }

    await test.step('the notification menu links to the game and closes', async () => {
      const bell = page.getByRole('dialog', { name: 'Notifications' });
      await page.getByRole('button', { name: 'Notifications' }).click();
      await bell.getByRole('link', { name: 'Play Now' }).click();
      await expect(page).toHaveURL(/\/wingo1Minute$/);
      await expect(bell).toBeHidden();
    });

    await test.step('the lists of a board and My History link to the board', async () => {
      await comeToPublicLists(page);
      await expectOffer(page, 'No bets yet', 'Place a bet');
      await expectOffer(page, 'No wins yet', 'Place a bet');
      await page.getByRole('tab', { name: 'My History' }).click();
      const history = page.getByRole('table', { name: 'My History' });
      await expectOffer(history, 'No data found', 'Place a bet');
      await history.getByRole('button', { name: 'Place a bet' }).click();
      await expect(page.getByRole('region', { name: GAME })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Green', exact: true })).toBeInViewport();
    });

    for (const path of ['/dice', '/plinko', '/mines', '/crash']) {
      await test.step(`the history of ${path} links to its game`, async () => {
        await page.goto(path);
        await page.getByRole('tab', { name: 'My History' }).click();
        await expectOffer(page.getByRole('main'), 'No data found', 'Play a round');
        await page.getByRole('button', { name: 'Play a round' }).click();
        await expect(page.getByRole('tab', { name: 'Game' })).toBeFocused();
        await expect(page.getByRole('tabpanel', { name: 'Game' })).toBeVisible();
      });
    }
  },
);
