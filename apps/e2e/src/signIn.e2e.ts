import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerTo, passwordField, sendSignIn, toast, wallet } from './steps.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign In' });

/** Tries a wrong password several times through the API, from this browser's IP address. */
const guess = (page: Page, code: string, times: number) =>
  page.evaluate(
    async ({ code, times }) => {
      for (let count = 0; count < times; count += 1) {
        await fetch('/api/auth/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ code, password: 'guessed' }),
        });
      }
    },
    { code, times },
  );

test(
  '[AUTH-01] [AUTH-03] [STORE-01] [MODAL-06] a member signs in and stays signed in',
  { tag: '@phone' },
  async ({ page, newMember }) => {
    const { id, code, name, password } = await newMember();

    await test.step('the dialog loads and asks for user name and password', async () => {
      await page.goto('/');
      // Extends the loader, so that it is visible on slow machines. The Dialog tests measure the
      // 1.8 s.
      await page.evaluate(() => {
        document.documentElement.style.setProperty('--platform-duration-loader', '600s');
      });
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
      await expect(dialogOf(page).getByRole('status', { name: 'Loading' })).toBeVisible();
      await dialogOf(page).evaluate((dialog) => {
        for (const animation of dialog.getAnimations({ subtree: true })) animation.finish();
      });
      await expect(dialogOf(page).getByRole('link')).toHaveText([
        'Forgot Password',
        'Register an Account',
      ]);
    });

    await test.step('the password can be shown', async () => {
      const field = passwordField(dialogOf(page), 'Password');
      await field.fill(password);
      await expect(field).toHaveAttribute('type', 'password');
      await dialogOf(page).getByRole('button', { name: 'Show password' }).click();
      await expect(field).toHaveAttribute('type', 'text');
    });

    await test.step('signing in opens the dashboard', async () => {
      await sendSignIn(page, code, password);
      await expect(toast(page, 'Success', 'Signed in successfully')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(wallet(page, '1,000.0000')).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('emailConfirmed')))
        .toBe('false');
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
        auth: 'true',
        accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        user: JSON.stringify({ id, code, name }),
        ID: id,
        userName: code,
        preview_id: 'false',
        // Marks the deposit check of this session as done.
        api_called: 'true',
        emailConfirmed: 'false',
      });
    });

    await test.step('the display currency is kept after a reload', async () => {
      await wallet(page, '1,000.0000').click();
      await page.getByRole('option', { name: /USDT/ }).click();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('selectedCurrency')))
        .toBe('USDT');
      await page.reload();
      await wallet(page, '1,000.0000').click();
      await expect(page.getByRole('option', { selected: true })).toContainText('USDT');
      expect(await page.evaluate(() => localStorage.getItem('selectedCurrency'))).toBe('USDT');
    });

    await test.step('a reload changes nothing', async () => {
      await page.reload();
      await expect(wallet(page, '1,000.0000')).toBeVisible();
    });
  },
);

test(
  '[AUTH-02] [AUTH-04] [TOAST-02] a failed sign-in shows the reason and keeps the input',
  { tag: '@phone' },
  async ({ page, newMember, provokes }) => {
    const { email } = await newMember();
    await page.goto('/?tab=login&modal=auth');

    await test.step('the server rejects empty fields', async () => {
      provokes(400);
      await sendSignIn(page, '', '');
      await expect(toast(page, 'Error', 'Please enter your email or username.')).toBeVisible();
      await sendSignIn(page, email, '');
      await expect(toast(page, 'Error', 'Please enter your password.')).toBeVisible();
    });

    await test.step('an unknown name and a wrong password get the same reply', async () => {
      provokes(401);
      const message = 'Incorrect email, username or password.';
      for (const code of ['unknown@example.com', email]) {
        const send = () => sendSignIn(page, code, 'Sunset-2026');
        expect(await answerTo(page, 'auth/login', send)).toMatchObject({
          status: 'error',
          message,
          code: 'WRONG_CREDENTIALS',
        });
        await expect(toast(page, 'Error', message).last()).toBeVisible();
      }
      await expect(dialogOf(page).getByRole('textbox', { name: 'Email & Username' })).toHaveValue(
        email,
      );
      await expect(passwordField(dialogOf(page), 'Password')).toHaveValue('Sunset-2026');
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  },
);

test(
  '[AUTH-04] [API-04] repeated failures lock the sign-in for a time that doubles with each failure',
  { tag: '@phone' },
  async ({ page, newMember, provokes, server }) => {
    const { code, password } = await newMember();
    const waitIsOver = () =>
      server.query('update attempt set locked_until = now() where subject like $1', [
        `sign-in-from:%:${code.toUpperCase()}`,
      ]);
    provokes(401);
    provokes(429);
    await page.goto('/?tab=login&modal=auth');
    await guess(page, code, 9);

    await test.step('the tenth failure locks the sign-in, even for the correct password', async () => {
      await sendSignIn(page, code, 'guessed');
      await expect(toast(page, 'Error', 'Incorrect email, username or password.')).toBeVisible();
      await sendSignIn(page, code, password);
      await expect(
        toast(page, 'Error', 'Too many attempts. Please try again in 1 min.'),
      ).toBeVisible();
    });

    await test.step('the next failure doubles the wait', async () => {
      await waitIsOver();
      await guess(page, code, 1);
      await sendSignIn(page, code, password);
      await expect(
        toast(page, 'Error', 'Too many attempts. Please try again in 2 min.'),
      ).toBeVisible();
    });

    await test.step('after the wait, the correct password signs in and resets the failures', async () => {
      await waitIsOver();
      await sendSignIn(page, code, password);
      await expect(page).toHaveURL(/\/dashboard$/);
      expect(
        await server.query('select subject from attempt where subject like $1', [
          `sign-in-from:%:${code.toUpperCase()}`,
        ]),
      ).toEqual([]);
    });
  },
);

test(
  '[AUTH-02] the button is disabled during the sign-in and the server checks empty fields',
  { tag: '@phone' },
  async ({ page, provokes }) => {
    provokes(400);
    const sent: unknown[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/login', async (route) => {
      sent.push(route.request().postDataJSON());
      await answered;
      await route.continue();
    });
    const dialog = dialogOf(page);
    await page.goto('/?tab=login&modal=auth');
    await dialog.getByRole('button', { name: 'sign in' }).click();
    const button = dialog.getByRole('button', { name: 'Please wait...' });
    await expect(button).toBeDisabled();
    await button.press('Enter');
    answer();
    await expect(toast(page, 'Error', /./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'sign in' })).toBeEnabled();
    expect(sent).toEqual([{ code: '', password: '' }]);
  },
);
