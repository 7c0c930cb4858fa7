import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { toast, wallet } from './steps.ts';

/** The embedded mode has a fixed rate of 88.70 rupees per USDT. */
const IN_RUPEES = '≈ ₹88,700.00';

const select = (page: Page) => page.getByRole('combobox', { name: 'Display currency' });

/** Returns the overflow of the page, or of a balance in the header, in px. */
const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('header [role="group"]')].map(
        (element) => element.scrollWidth - (element as HTMLElement).offsetWidth,
      ),
    ),
  );

test(
  'a member sees amounts in rupees next to USDT on every device, and the ledger stays unchanged',
  { tag: '@phone' },
  async ({ page, member, server, signInElsewhere }) => {
    // The owners of escrow accounts are rounds, whose ids can equal those of members.
    const books = () =>
      server.query(
        `select kind, balance, (select count(*) from posting where account_id = account.id) as postings
       from account join member on member.id = owner
       where code = $1 and kind <> 'escrow' order by kind`,
        [member.code],
      );
    const before = await books();

    await test.step('the member selects rupees in the settings', async () => {
      await page.goto('/settings/general');
      await expect(select(page)).toHaveValue('USDT');
      await expect(page.getByText('≈')).toHaveCount(0);
      await select(page).selectOption({ label: 'Indian Rupee (INR)' });
      await expect(toast(page, 'Success', 'Your display currency was changed.')).toBeVisible();
      await expect(page.getByText('at rates of 20 Nov 2025')).toBeVisible();
    });

    await test.step('the header changes immediately and screen readers announce that the amount is approximate', async () => {
      await expect(wallet(page, '1,000.0000 about ₹88,700')).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

    await test.step('the wallet shows rupees, even after a reload', async () => {
      await page.goto('/dashboard?tab=wallet&modal=auth');
      const dialog = page.getByRole('dialog', { name: 'Wallet' });
      await expect(dialog.getByRole('definition')).toContainText([IN_RUPEES, '≈ ₹0.00']);
      await page.reload();
      await expect(dialog.getByRole('definition')).toContainText(['1,000.0000 USDT', '≈ ₹0.00']);
      await expect(dialog.getByText(IN_RUPEES)).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

    await test.step('a withdrawal and a lock show their amounts in rupees', async () => {
      await page.goto('/dashboard?tab=activate&modal=auth');
      const dialog = page.getByRole('dialog');
      const amount = dialog.getByRole('textbox', { name: 'Amount' });
      await amount.fill('50');
      await expect(amount).toHaveAccessibleDescription(/about ₹4,435\.00/);
      await page.goto('/dashboard?tab=withdraw&modal=auth');
      await amount.fill('50');
      await expect(dialog.getByText('≈ -₹887.00')).toBeVisible();
    });

    await test.step('another browser shows rupees', async () => {
      const elsewhere = await signInElsewhere(member);
      await elsewhere.goto('/dashboard');
      await expect(wallet(elsewhere, '1,000.0000 about ₹88,700')).toBeVisible();
      await elsewhere.close();
    });

    await test.step('no money has moved', async () => {
      expect(await books()).toEqual(before);
    });

    await test.step('without a current rate, amounts are shown only in USDT and the settings explain why', async () => {
      const data = { status: 'success', message: 'Success', data: null };
      await page.route('**/api/currency/rates', (route) => route.fulfill({ json: data }));
      await page.goto('/settings/general');
      await expect(page.getByText('There is no current rate for this currency')).toBeVisible();
      await expect(wallet(page, '1,000.0000')).toBeVisible();
      await expect(page.getByText('≈')).toHaveCount(0);
      await page.unroute('**/api/currency/rates');
    });

    await test.step('the member deselects rupees', async () => {
      await page.reload();
      await expect(wallet(page, '1,000.0000 about ₹88,700')).toBeVisible();
      await select(page).selectOption({ label: 'USDT only' });
      await expect(page.getByText('≈')).toHaveCount(0);
    });
  },
);
