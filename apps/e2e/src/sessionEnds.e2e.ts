import type { Page } from '@playwright/test';
import { expiredToken } from './expiredToken.ts';
import { expect, test } from './fixtures.ts';
import { sendSignIn, toast, wallet } from './steps.ts';
import { withoutStream } from '../../../packages/testing/src/withoutStream.ts';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page
    .getByRole('alertdialog', { name: 'Logout' })
    .getByRole('button', { name: 'Logout' })
    .click();
}

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });
const rememberedBy = (page: Page) => page.evaluate(() => localStorage.length);

test(
  '[AUTH-05] [SHELL-14] two tabs sign out and in together',
  { tag: '@phone' },
  async ({ context, member, site, provokes }) => {
    // The server rejects pending calls from the other tab.
    provokes(401, { may: true });
    // With the live stream, the session could end before the other tab knows the reason.
    await withoutStream(context);
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto('/dashboard');
    await second.goto('/guides');
    await expect(wallet(second, '1,000.0000')).toBeVisible();

    await test.step('signing out asks for confirmation', async () => {
      await first.getByRole('button', { name: 'Account menu' }).click();
      await first.getByRole('menuitem', { name: 'Logout' }).click();
      const question = first.getByRole('alertdialog', { name: 'Logout' });
      await expect(question.getByText('Are you sure you want to log out?')).toBeVisible();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
    });

    await test.step('the other tab signs out and explains why', async () => {
      const message = toast(second, 'Info', 'You signed out in another tab.');
      await first.evaluate(() => Object.assign(window, { fromBefore: true }));
      await Promise.all([expect(message).toBeVisible(), signOut(first)]);
      await expect(second).toHaveURL(`${site}/`);
      await expect(signInLink(second)).toBeVisible();
    });

    await test.step('no data is left in the browser', async () => {
      await expect(signInLink(first)).toBeVisible();
      await expect(first).toHaveURL(`${site}/`);
      await first.waitForFunction(() => !('fromBefore' in window));
      expect(await rememberedBy(first)).toBe(0);
    });

    await test.step('a sign-in in one tab also signs in the other', async () => {
      await first.goto('/?tab=login&modal=auth');
      await sendSignIn(first, member.code, member.password);
      await expect(wallet(first, '1,000.0000')).toBeVisible();
      await expect(wallet(second, '1,000.0000')).toBeVisible();
    });
  },
);

for (const { what, message, tokenOf } of [
  {
    what: 'that has run out',
    message: 'jwt expired',
    tokenOf: (token: string, secret: string) => expiredToken(token, secret),
  },
  {
    what: 'that the server does not know',
    message: 'You are not logged in! Please log in to get access.',
    tokenOf: (token: string) => `${token.slice(0, -6)}forged`,
  },
]) {
  test(
    `[AUTH-06] [AUTH-07] a token ${what} signs out on the next navigation`,
    { tag: '@phone' },
    async ({ page, member, server, site, provokes }) => {
      provokes(401);
      await page.goto('/guides');
      await expect(wallet(page, '1,000.0000')).toBeVisible();
      const token = tokenOf(member.token, await server.jwtSecret());
      await page.evaluate((text) => localStorage.setItem('accessToken', text), token);

      // Any call from the page may be the first to be rejected.
      const refused = page.waitForResponse((response) => response.status() === 401);
      const [answer] = await Promise.all([
        refused.then((response) => response.json() as Promise<object>),
        page.reload(),
      ]);
      expect(answer).toMatchObject({ status: 'error', message });
      await expect(page).toHaveURL(`${site}/`);
      await expect(
        toast(page, 'Info', 'Your session has ended. Please sign in again.'),
      ).toBeVisible();
      await expect(signInLink(page)).toBeVisible();
      expect(await rememberedBy(page)).toBe(0);
    },
  );
}

test(
  '[AUTH-06] [AUTH-08] a disabled member is signed out on the next page and cannot sign in',
  { tag: '@phone' },
  async ({ page, member, server, site, provokes }) => {
    // With the live stream, the session would end immediately.
    await withoutStream(page);
    await page.goto('/dashboard');
    await expect(wallet(page, '1,000.0000')).toBeVisible();
    await server.query('update member set disabled = true where code = $1', [member.code]);

    await test.step('the next page redirects to the landing page', async () => {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'My Bets' }).click();
      await expect(page).toHaveURL(`${site}/`);
      await expect(
        toast(page, 'Info', 'Your session has ended. Please sign in again.'),
      ).toBeVisible();
      expect(await rememberedBy(page)).toBe(0);
    });

    await test.step('signing in is rejected', async () => {
      provokes(403);
      await page.goto('/?tab=login&modal=auth');
      await sendSignIn(page, member.code, member.password);
      await expect(
        toast(page, 'Error', 'This account is disabled. Please contact support.'),
      ).toBeVisible();
    });
  },
);
