import type { Page } from '@playwright/test';
import { expectBalances } from './balances.ts';
import { expect, test, testAlone } from './fixtures.ts';
import { toast } from './steps.ts';

const NO_ANSWER = 'Something went wrong, ERROR: Failed to fetch';

/**
 * Pattern for errors while the server is down: refused, reset, or rejected with 503 during
 * shutdown.
 */
const SERVER_DOWN = /net::ERR_CONNECTION_(REFUSED|RESET)|a status of 503 /;

testAlone(
  '[API-03] [HIST-07] [SUP-04] input survives a server outage and everything works afterwards',
  { tag: '@phone' },
  async ({ page, context, member: _, server, provokes }) => {
    provokes(SERVER_DOWN);
    const message = 'The chart does not fit my screen.';
    const dialog = page.getByRole('dialog', { name: 'Generate Ticket' });
    const send = () => dialog.getByRole('button', { name: 'Generate Ticket' }).click();
    await page.goto('/support?tab=generateticket&modal=auth');
    await dialog.getByRole('textbox', { name: 'Message' }).pressSequentially(message);
    // The code of toasts loads on the first interaction.
    await expect(page.getByLabel(/^Notifications \(/)).toBeAttached();
    await dialog.getByRole('combobox', { name: 'Request type' }).selectOption('bug');
    const other = await context.newPage();
    await other.goto('/transactions');
    await expect(other.getByText('No data found')).toBeVisible();

    await server.goDown();

    await test.step('sending fails with a reason and the input is kept', async () => {
      await send();
      await expect(toast(page, 'Error', NO_ANSWER)).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
    });

    await test.step('a failed list shows the reason', async () => {
      await other.getByRole('tab', { name: 'Withdraw' }).click();
      await expect(other.getByRole('main').getByRole('alert')).toContainText(NO_ANSWER);
    });

    await server.comeUp();

    await test.step('a retry shows the list', async () => {
      const again = other.getByRole('button', { name: 'Try again' });
      const list = other.getByText('No data found');
      await expect(async () => {
        // The app may refetch the list before this click.
        if (await again.isVisible()) await again.click({ timeout: 1_000 });
        await expect(list).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
    });

    await test.step('a retry sends the request', async () => {
      await send();
      await expect(toast(page, 'Success', 'Request Placed successfully')).toBeVisible();
      await expect(page).toHaveURL(/\/support$/);
      await expect(page.getByRole('main').getByText(message)).toBeVisible();
    });
  },
);

test(
  'the app reports a lost connection and shows the page after reconnecting',
  { tag: ['@phone', '@proof'] },
  async ({ page, context, provokes }) => {
    provokes('ERR_INTERNET_DISCONNECTED');
    provokes('Its code did not arrive');
    await page.goto('/');
    await context.setOffline(true);

    await test.step('a notice appears above the page', async () => {
      await expect(page.getByText('You are offline.')).toBeVisible();
    });

    await test.step('a page whose code has not loaded waits for the connection', async () => {
      await page.getByRole('link', { name: 'Read our guides' }).click();
      await expect(page.getByRole('alert').getByText('This page could not be shown')).toBeVisible();
    });

    await test.step('the notice disappears and the page appears automatically', async () => {
      await context.setOffline(false);
      await expect(page.getByText('You are offline.')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
    });
  },
);

const cutAnswers = (page: Page, path: string, times: number) =>
  page.route(
    `**/api/${path}`,
    async (route) => {
      const { hostname, host } = new URL(route.request().url());
      // Node does not resolve names below localhost.
      const url = route.request().url().replace(hostname, '127.0.0.1');
      const headers = { ...(await route.request().allHeaders()), host };
      // Retries once, because the server may close an idle connection at the same time.
      await route.fetch({ url, headers, maxRetries: 1 });
      await route.abort();
    },
    { times },
  );

test(
  'an action whose reply is lost is executed once and the page finds the outcome, even after a reload',
  { tag: ['@phone', '@proof'] },
  async ({ page, member: _, provokes }) => {
    provokes('net::ERR_FAILED');
    const waiting = page.getByText('We are checking whether this went through.');
    const lock = async (amount: string) => {
      await page.goto('/transactions?tab=activate&modal=auth');
      const dialog = page.getByRole('dialog', { name: 'Lock funds' });
      await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
      await dialog.getByRole('button', { name: 'Review' }).click();
      await dialog.getByRole('button', { name: 'Confirm lock' }).click();
    };

    await test.step('the page retries until it knows the outcome', async () => {
      await cutAnswers(page, 'fund/Activatenow', 4);
      await lock('200');
      await expect(waiting.first()).toBeVisible();
      await expect(toast(page, 'Success', 'Activation success')).toBeVisible();
      await expect(waiting).toHaveCount(0);
      await expectBalances(page, { wallet: '800.0000', locker: '200.0000' });
    });

    await test.step('a page that was closed finds the outcome on the next visit', async () => {
      await cutAnswers(page, 'fund/Activatenow', 100);
      await lock('100');
      await expect(waiting.first()).toBeVisible();
      await page.goto('/dashboard');
      await expect(toast(page, 'Success', 'Activation success')).toBeVisible();
      await expect(waiting).toHaveCount(0);
      await expectBalances(page, { wallet: '700.0000', locker: '300.0000' });
    });
  },
);
