import { expect, test } from './fixtures.ts';
import { betTen, readTerms, sendDetails, sendSignIn, toast, wallet } from './steps.ts';

test.use({ translated: true });

// `accessibility.e2e.ts` also opens every page and dialog under a page translator.

test(
  'a visitor registers, signs out and in again, and places a bet on a translated page',
  { tag: ['@phone', '@proof'] },
  async ({ page, newMember, provokes }) => {
    const { code: sponsor, name, email } = await newMember();
    const dialog = page.getByRole('dialog', { name: 'Register' });
    const newEmail = `dev@${sponsor}.example`;

    await test.step('the registration shows errors and keeps the input', async () => {
      provokes(409);
      await page.goto(`/?modal=auth&tab=register&sponsor=${sponsor}`);
      await expect(dialog.locator('button font').first()).toBeAttached();
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(dialog.getByText('Please enter your name.')).toBeVisible();
      await sendDetails(dialog, `Dev of ${name}`, email);
      await readTerms(dialog);
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Play Now' }).click();
      await expect(toast(page, 'Error', 'already registered')).toBeVisible();
      await dialog.getByRole('button', { name: 'Back' }).click();
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    });

    await test.step('the visitor registers', async () => {
      await dialog.getByRole('textbox', { name: 'Email' }).fill(newEmail);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await readTerms(dialog);
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Play Now' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(wallet(page, '1,000.0000')).toBeVisible();
    });

    await test.step('a wrong password keeps the form open, and the correct password signs in', async () => {
      provokes(401);
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
      await page.goto('/?modal=auth&tab=login');
      await sendSignIn(page, newEmail, 'Sunset-2026');
      await expect(toast(page, 'Error', 'Incorrect')).toBeVisible();
      await sendSignIn(page, newEmail, 'Tulip-Anchor-2026');
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    await test.step('a bet is placed and the wallet shows it', async () => {
      await page.goto('/wingo10Minute');
      await expect(page.getByText('Betting is open', { exact: true })).toBeVisible({
        timeout: 60_000,
      });
      await betTen(page, 'Green');
      await expect(wallet(page, '990.0000')).toBeVisible();
    });
  },
);
