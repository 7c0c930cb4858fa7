import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerTo, passwordField, toast, wallet } from './steps.ts';
import { withoutStream } from '../../../packages/testing/src/withoutStream.ts';

const NEW_PASSWORD = 'Pepper-Lantern-7';
/** Example from EIP-55, in which the case of the letters is a checksum. */
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  '[SET-01] [SET-02] [SET-03] [ROUTE-10] [SHELL-13] [API-13] [API-14] [API-15] a member views their details and changes the passwords and the wallet address',
  { tag: '@phone' },
  async ({ page, member, provokes }) => {
    provokes(422);

    await test.step('the details are read-only', async () => {
      await page.goto('/settings');
      const details = section(page, 'Your details');
      for (const detail of [member.name, member.email, member.phone]) {
        await expect(details.getByText(detail, { exact: true })).toBeVisible();
      }
      await expect(details.getByRole('textbox')).toHaveCount(0);
      await page.getByRole('tab', { name: 'Security' }).click();
      await expect(page).toHaveURL(/\/settings\/security$/);
    });

    await test.step('changing the password requires the current password', async () => {
      const form = section(page, 'Password');
      const send = async (current: string) => {
        await passwordField(form, 'Current password').fill(current);
        await passwordField(form, 'New password').fill(NEW_PASSWORD);
        await passwordField(form, 'Confirm new password').fill(NEW_PASSWORD);
        await form.getByRole('button', { name: 'Change password' }).click();
      };
      await send('guessed');
      await expect(toast(page, 'Error', 'Your current password is wrong.')).toBeVisible();
      await send(member.password);
      await expect(toast(page, 'Success', 'Your password was changed.')).toBeVisible();
      await expect(passwordField(form, 'Current password')).toHaveValue('');
    });

    await test.step('a wallet address requires a TXN password', async () => {
      await expect(
        section(page, 'Wallet address').getByText(
          'Set a TXN password first. It protects your wallet address.',
        ),
      ).toBeVisible();
      await wallet(page, '1,000.0000').click();
      await page.getByRole('link', { name: 'wallet settings', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Wallet' });
      await expect(dialog.getByRole('link', { name: 'Deposit' })).toHaveCount(0);
      await dialog.getByRole('link', { name: 'Address Update' }).click();
      await expect(page).toHaveURL(/\/settings\/security$/);
    });

    const txnPassword = async (next: string, current?: string) => {
      const form = section(page, 'TXN password');
      if (current) await passwordField(form, 'Current TXN password').fill(current);
      await passwordField(form, 'New TXN password').fill(next);
      await passwordField(form, 'Confirm new TXN password').fill(next);
      const name = current ? 'Change TXN password' : 'Set TXN password';
      await form.getByRole('button', { name }).click();
    };

    await test.step('the TXN password is set, and then changed with the current TXN password', async () => {
      await txnPassword('Moonrise-2026');
      await expect(toast(page, 'Success', 'Your TXN password was set.')).toBeVisible();
      await txnPassword('Moonset-2027', 'guessed');
      await expect(toast(page, 'Error', 'Your current TXN password is wrong.')).toBeVisible();
      const again = () => txnPassword('Moonset-2027', 'Moonrise-2026');
      expect(await answerTo(page, 'user/changeTxnPassword', again)).toMatchObject({
        status: 'success',
      });
      await expect(
        passwordField(section(page, 'TXN password'), 'Current TXN password'),
      ).toHaveValue('');
    });

    await test.step('the wallet address requires its checksum and the TXN password', async () => {
      const form = section(page, 'Wallet address');
      const send = async (address: string, password: string) => {
        await form.getByRole('textbox', { name: 'New wallet address' }).fill(address);
        await passwordField(form, 'TXN password').fill(password);
        await form.getByRole('button', { name: 'Update wallet address' }).click();
      };
      await send('0x1234', '');
      await expect(
        form.getByText('Please enter a BEP20 address: 0x, then 40 digits or letters from a to f.'),
      ).toBeVisible();
      await expect(form.getByText('TXN password is required.')).toBeVisible();
      await send(ADDRESS.replace('Aeb', 'aeb'), 'Moonset-2027');
      await expect(toast(page, 'Error', 'This address contains a typing error')).toBeVisible();
      await send(ADDRESS, 'guessed');
      await expect(toast(page, 'Error', 'Your TXN password is wrong.')).toBeVisible();
      await send(ADDRESS.toLowerCase(), 'Moonset-2027');
      await expect(toast(page, 'Success', 'Your wallet address was updated.')).toBeVisible();
      await expect(form.getByText(ADDRESS)).toBeVisible();
    });

    await test.step('the wallet now offers deposits and locks', async () => {
      await page.goto('/?tab=wallet&modal=auth');
      const dialog = page.getByRole('dialog', { name: 'Wallet' });
      await expect(dialog.getByRole('link', { name: 'Deposit' })).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Locker' })).toBeVisible();
    });
  },
);

test(
  '[API-40] [AUTH-07] a member sees their sessions and signs another browser out',
  { tag: '@desktop' },
  async ({ page, member, signInElsewhere, site, provokes }) => {
    const elsewhere = await signInElsewhere(member);
    // With the live stream, the session would end immediately.
    await withoutStream(elsewhere);
    await elsewhere.goto('/guides');
    await expect(wallet(elsewhere, '1,000.0000')).toBeVisible();
    await page.goto('/settings/security');
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);

    await test.step('the other session is listed by its browser and can be signed out', async () => {
      const other = sessions.filter({ hasText: /Chrome \d+ · (Windows|Android)/ });
      await other.getByRole('button', { name: /^Sign out: Chrome/ }).click();
      const question = page.getByRole('alertdialog', { name: 'Sign out this session?' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(sessions).toHaveCount(2);
      await other.getByRole('button', { name: /^Sign out: Chrome/ }).click();
      // The other browser may make a call after its session has ended.
      provokes(401);
      await question.getByRole('button', { name: 'Sign out' }).click();
      await expect(toast(page, 'Success', 'That browser is signed out.')).toBeVisible();
      await expect(sessions).toHaveCount(1);
    });

    await test.step('the next page of the other browser is the landing page', async () => {
      await elsewhere.goto('/my-bets');
      await expect(elsewhere).toHaveURL(`${site}/`);
      await expect(toast(elsewhere, 'Info', 'Your session has ended.')).toBeVisible();
    });
  },
);
