import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { afterWinning, answerMinimally } from './minimalApi.ts';
import { BOARD } from './rounds.ts';
import { betTen, readTerms, sendDetails, signIn, toast, wallet } from './steps.ts';

/** Pattern of texts that appear in place of missing values. */
const MISSING = /undefined|\bnull\b|NaN|invalid date|\[object/i;

/** Opens a page and waits for a text that only the API reply contains. */
async function look(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main')).toContainText(text);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expectWhole(page);
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toContainText(MISSING);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
}

const name = 'Bela of Elsewhere';

test(
  '[API-42] replies with only the fields of the specification are enough to register, bet and win',
  { tag: '@desktop' },
  async ({ page, provokes }) => {
    await answerMinimally(page);
    // Only the reference server has the calls for results, bets and statistics.
    provokes(404);

    await test.step('a visitor registers', async () => {
      await page.goto('/?modal=auth&tab=register');
      const dialog = page.getByRole('dialog', { name: 'Register' });
      await sendDetails(dialog, name, 'player@example.com');
      await readTerms(dialog);
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Play Now' }).click();
      await expect(toast(page, 'Success', 'Welcome')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('main').getByText(name)).toBeVisible();
      await expect(page.getByRole('main')).toContainText('05 Jan 2026');
      await expectWhole(page);
    });

    await test.step('the member bets 10 on High', async () => {
      await page.goto(BOARD);
      await expect(page.getByText('Betting is open', { exact: true })).toBeVisible({
        timeout: 60_000,
      });
      await betTen(page, 'High');
      await expect(wallet(page, '990.0000')).toBeVisible();
      await page.getByRole('tab', { name: 'My History' }).click();
      await expect(page.getByRole('row').filter({ hasText: 'High' })).toContainText('10.000');
      await expectWhole(page);
    });

    await test.step('the board says that nothing was published about the round', async () => {
      await page.getByRole('button', { name: 'Fairness of this round' }).click();
      const dialog = page.getByRole('dialog', { name: 'Fairness of this round' });
      await expect(dialog).toContainText('Nothing was published about this round.');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step("the member wins and the board's histories show the win", async () => {
      const dialog = page.getByRole('dialog', { name: 'You won!' });
      await expect(dialog).toContainText('+9.600 USDT', { timeout: 40_000 });
      await dialog.hover();
      await expectWhole(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(wallet(page, '1,009.6000')).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'High' })).toContainText('+19.600');
      await page.getByRole('tab', { name: 'Game History' }).click();
      await expect(page.getByRole('row').filter({ hasText: '20...10000' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Verify/ })).toHaveCount(0);
      await page.getByRole('tab', { name: 'Chart' }).click();
      await expect(page.getByRole('row').filter({ hasText: '20...10000' })).toBeVisible();
      await expectWhole(page);
    });
  },
);

test(
  '[API-42] [DEP-02] [ROLE-01] replies with only the fields of the specification are enough to sign in, read histories, withdraw and sign out',
  { tag: '@desktop' },
  async ({ page, provokes }) => {
    await answerMinimally(page, afterWinning(name));
    // Only the reference server has the statistics call.
    provokes(404);

    await test.step('the member signs in', async () => {
      await signIn(page, { code: 'PLAYER7', password: 'Sunrise-2026' });
      await expect(toast(page, 'Success', 'Welcome back')).toBeVisible();
      await expect(page.getByRole('main').getByText(name)).toBeVisible();
    });

    await test.step('the member opens the deposit addresses', async () => {
      await page.goto('/dashboard?modal=auth&tab=deposit');
      const dialog = page.getByRole('dialog', { name: 'Deposit' });
      await expect(dialog.getByRole('tab')).toHaveText(['USDT-BEP20']);
      await expect(dialog).toContainText('98765 43210');
      await expectWhole(page);
    });

    await test.step('the member withdraws 40', async () => {
      await page.goto('/transactions?modal=auth&tab=withdraw');
      const dialog = page.getByRole('dialog', { name: 'Withdraw' });
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('40');
      await dialog.getByRole('textbox', { name: 'OTP' }).fill('123456');
      await expectWhole(page);
      await dialog.getByRole('button', { name: 'Withdraw' }).click();
      await expect(toast(page, 'Success', 'It is on its way')).toBeVisible();
      await expect(page).toHaveURL(/\/transactions\/withdraw$/);
      await expect(page.getByRole('row').filter({ hasText: '40.000' })).toContainText('0xaba*');
      await expect(wallet(page, '959.6000')).toBeVisible();
      await expectWhole(page);
    });

    for (const [path, text] of [
      ['/dashboard', '+9.600'],
      ['/transactions/deposit', 'USDT-BEP20'],
      ['/transactions/activate', '50.000'],
      ['/my-bets', '+9.600'],
      ['/incomes/Trade_profit', 'Won'],
      ['/income/direct', 'Wingo 1 Min'],
      ['/referral', '3'],
      ['/referral-history', 'RAVI07'],
      ['/teamlevel', 'RAVI07'],
      ['/teamtree', 'Ravi'],
      ['/twofactor', 'Two-factor authentication is on'],
      ['/support', 'Where is it?'],
    ] as const) {
      await test.step(`${path} shows its data`, () => look(page, path, text));
    }

    await test.step('features that only the reference server has show an error and nothing else fails', async () => {
      const main = page.getByRole('main');
      await page.goto('/settings/general');
      await expect(main).toContainText(name);
      await expect(main.getByRole('alert')).toContainText(['No user/playSession']);
      await expect(page.locator('body')).not.toContainText(MISSING);
      await page.goto('/settings/security');
      await expect(main.getByRole('alert')).toContainText([
        'No user/sessions',
        'No user/securityLog',
      ]);
      await expect(main.getByRole('button', { name: 'Change password' })).toBeEnabled();
      await expect(page.locator('body')).not.toContainText(MISSING);
    });

    await test.step('the member signs out', async () => {
      await page.goto('/dashboard?modal=auth&tab=logout');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
    });
  },
);
