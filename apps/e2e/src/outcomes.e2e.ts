import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { BOARD, GAME, timeToBet } from './rounds.ts';
import { betTen, wallet } from './steps.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const unreadOf = (page: Page, count: number) =>
  page.getByRole('button', { name: `Notifications, ${count} unread`, exact: true });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

const NO_NOTIFICATIONS = 'No Notifications Available - Your interactions will be visible here';

/** Returns the current or an earlier day in the user's time zone, as `YYYY-MM-DD`. */
const dayIn = (page: Page, before = 0): Promise<string> =>
  page.evaluate((days) => {
    const date = new Date();
    date.setDate(date.getDate() - days);
    const [day, month] = [date.getDate(), date.getMonth() + 1].map((part) =>
      String(part).padStart(2, '0'),
    );
    return `${date.getFullYear()}-${month}-${day}`;
  }, before);

async function betOnHigh(page: Page): Promise<void> {
  await page.goto(BOARD);
  await timeToBet(page);
  await betTen(page, 'High');
  await expect(wallet(page, '990.0000')).toBeVisible();
}

test(
  '[SHELL-10] a player who has left the board sees the outcome as a toast and in the bell, in every tab',
  { tag: '@desktop' },
  async ({ page, context, member: _ }) => {
    const other = await context.newPage();
    await page.goto('/dashboard');
    await other.goto('/support');

    await test.step('the bell of a new member is empty', async () => {
      await bell(page).click();
      await expect(list(page)).toContainText(NO_NOTIFICATIONS);
      await page.keyboard.press('Escape');
    });

    const from = await dayIn(page);
    await betOnHigh(page);
    const to = await dayIn(page);
    await page.goto('/dashboard');

    await test.step('a toast shows the net result and links to the board', async () => {
      const toast = page.locator('[data-type]').filter({ hasText: GAME });
      await expect(toast).toContainText(/You gained 9\.600 USDT|You lost 10\.000 USDT/, {
        timeout: 90_000,
      });
      await expect(toast.getByRole('link', { name: 'Go to the board' })).toHaveAttribute(
        'href',
        BOARD,
      );
    });

    await test.step('the bell lists the outcome as unread in both tabs', async () => {
      for (const tab of [page, other]) await expect(unreadOf(tab, 1)).toBeVisible();
      await bell(page).click();
      const line = list(page).getByRole('listitem').first();
      await expect(line).toContainText(
        new RegExp(`Unread: ${GAME}, period .* was drawn: 10\\.000 staked`),
      );
      await expect(line).toContainText(/\+9\.600|-10\.000/);
    });

    await test.step('the count disappears in both tabs after the outcome is read', async () => {
      for (const tab of [page, other]) await expect(unreadOf(tab, 1)).toHaveCount(0);
      await other.reload();
      await bell(other).click();
      await expect(list(other).getByRole('listitem').first()).toContainText(GAME);
      await expect(list(other)).not.toContainText('Unread');
      await expect(unreadOf(other, 1)).toHaveCount(0);
    });

    await test.step('the notification links to the board', async () => {
      await list(page).getByRole('link', { name: GAME }).click();
      await expect(page).toHaveURL(/\/wingo1Minute$/);
      await expect(list(page)).toHaveCount(0);
    });

    await test.step('My Bets lists the bet only for the day on which it was placed', async () => {
      const bets = page.getByRole('table', { name: 'My Bets' });
      await page.goto(`/my-bets?from=${from}&to=${to}`);
      await expect(bets.getByRole('row').filter({ hasText: GAME })).toHaveCount(1);
      const earlier = await dayIn(page, 2);
      await page.goto(`/my-bets?from=${earlier}&to=${earlier}`);
      await expect(bets).toContainText('No data found');
      await bets.getByRole('button', { name: 'Clear filters' }).click();
      await expect(page).toHaveURL(/\/my-bets$/);
      await expect(bets.getByRole('row').filter({ hasText: GAME })).toHaveCount(1);
    });
  },
);

test(
  'a player on the board sees the outcome only there, not in the bell',
  { tag: ['@phone', '@proof'] },
  async ({ page, member: _ }) => {
    await betOnHigh(page);
    await bell(page).click();
    await expect(list(page)).toContainText(NO_NOTIFICATIONS);
    await page.keyboard.press('Escape');
    await expect(page.getByText('10.000 staked')).toBeAttached({ timeout: 90_000 });
    await bell(page).press('Enter');
    await expect(list(page)).toContainText(GAME);
    await expect(page.locator('[data-type]').filter({ hasText: GAME })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  },
);
