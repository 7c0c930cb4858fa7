import { expectBalances } from './balances.ts';
import { expect, test } from './fixtures.ts';
import { toast } from './steps.ts';

test(
  '[LOCK-01] [LOCK-02] [LOCK-03] [HIST-02] a member locks funds for a year',
  { tag: '@phone' },
  async ({ page, member: _, provokes }) => {
    const dialog = page.getByRole('dialog', { name: 'Lock funds' });
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    const send = dialog.getByRole('button', { name: 'Lock funds' });
    await page.goto('/transactions/activate?tab=activate&modal=auth');

    await test.step('the form checks the minimum', async () => {
      await amount.fill('49.99');
      await send.click();
      await expect(dialog.getByText('Minimum Amount is 50$.')).toBeVisible();
    });

    await test.step('Max takes the whole wallet', async () => {
      await dialog.getByRole('button', { name: 'Max' }).click();
      await expect(amount).toHaveValue('1000');
    });

    await test.step('more than the wallet holds is refused, and leads to the dashboard', async () => {
      provokes(422);
      await amount.fill('1000.000001');
      await send.click();
      await expect(toast(page, 'Error', 'Your balance is too low to lock this.')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expectBalances(page, { wallet: '1,000.0000', locker: '0.0000' });
    });

    await test.step('200 for 12 months are locked', async () => {
      await page.goto('/transactions?tab=activate&modal=auth');
      await expect(dialog.getByRole('definition').first()).toHaveText('1,000.0000 USDT');
      await amount.fill('200');
      await dialog.getByRole('radio', { name: '12 months' }).check();
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/fund/Activatenow', async (route) => {
        await answered;
        await route.continue();
      });
      await send.click();
      await expect(dialog.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
      answer();
      await expect(toast(page, 'Success', 'Activation success')).toBeVisible();
      await expect(page).toHaveURL(/\/transactions\/activate$/);
      const row = page.getByRole('row').filter({ hasText: '12 months' });
      await expect(row).toContainText('200.000');
    });

    await expectBalances(page, { wallet: '800.0000', locker: '200.0000' });

    await test.step('they are the package of the profile', async () => {
      await page.goto('/dashboard');
      // Also what the locker holds, above.
      await expect(page.getByRole('main').getByText('200.0000')).toHaveCount(2);
    });
  },
);
