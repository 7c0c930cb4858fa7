import { expectBalances } from './balances.ts';
import { expect, test } from './fixtures.ts';
import { toast } from './steps.ts';

/** Adds months to a date, without passing the end of the month. Returns `YYYY-MM-DD`. */
function monthsLater(time: Date, months: number): string {
  const [year, month] = [time.getUTCFullYear(), time.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(time.getUTCDate(), last);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

test(
  '[LOCK-01] [LOCK-02] [LOCK-03] [HIST-02] a member locks funds for a year',
  { tag: '@phone' },
  async ({ page, member: _, provokes }) => {
    const dialog = page.getByRole('dialog', { name: 'Lock funds' });
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    const review = dialog.getByRole('button', { name: 'Review' });
    const confirm = dialog.getByRole('button', { name: 'Confirm lock' });
    const fact = (label: string) =>
      dialog.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');
    await page.goto('/transactions/activate?tab=activate&modal=auth');

    await test.step('the form checks the minimum', async () => {
      await amount.fill('49.99');
      await review.click();
      await expect(dialog.getByText('Minimum Amount is 50$.')).toBeVisible();
    });

    await test.step('Max enters the whole balance', async () => {
      await dialog.getByRole('button', { name: 'Max' }).click();
      await expect(amount).toHaveValue('1000');
    });

    await test.step('an amount above the balance is rejected with a link to the dashboard', async () => {
      provokes(422);
      await amount.fill('1000.000001');
      await review.click();
      await confirm.click();
      await expect(
        toast(page, 'Error', 'Your balance is too low to lock this amount.'),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expectBalances(page, { wallet: '1,000.0000', locker: '0.0000' });
    });

    await test.step('the form shows the payment for 300 over 12 months and its date', async () => {
      const before = new Date();
      await page.goto('/transactions?tab=activate&modal=auth');
      await expect(fact('Wallet balance')).toHaveText('1,000.0000 USDT');
      const after = new Date();
      await amount.fill('300');
      const year = dialog.getByRole('radio', { name: '12 months' });
      await expect(year).toHaveAccessibleDescription('4% a year');
      await year.check();
      await expect(fact('Paid every month')).toHaveText('1.0000 USDT');
      await expect(fact('Total by the unlock date')).toHaveText('12.0000 USDT');
      for (const [label, months] of [
        ['First payment', 1],
        ['Unlock date', 12],
      ] as const) {
        // The date may have changed in the meantime.
        const days = [before, after].map((time) => monthsLater(time, months));
        const shown = await fact(label).getByRole('time').getAttribute('datetime');
        expect(days).toContain(shown?.slice(0, 10));
      }
    });

    await test.step('the review says that the lock cannot be undone', async () => {
      await review.click();
      await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
      await expect(fact('Amount')).toHaveText('300.0000 USDT');
      await expect(fact('Total by the unlock date')).toHaveText('12.0000 USDT');
    });

    await test.step('the funds are locked', async () => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/fund/Activatenow', async (route) => {
        await answered;
        await route.continue();
      });
      await confirm.click();
      await expect(dialog.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
      answer();
      await expect(toast(page, 'Success', 'Activation success')).toBeVisible();
      await expect(page).toHaveURL(/\/transactions\/activate$/);
      const row = page.getByRole('row').filter({ hasText: '12 months' });
      await expect(row).toContainText('300.000');
    });

    await expectBalances(page, { wallet: '700.0000', locker: '300.0000' });

    await test.step('the profile shows the locked funds as the package', async () => {
      await page.goto('/dashboard');
      // The Locker balance above the table shows the same amount.
      await expect(page.getByRole('main').getByText('300.0000')).toHaveCount(2);
    });
  },
);
