import { enableTwoFactor } from './api.ts';
import { expect, test } from './fixtures.ts';
import { answerTo, passwordField, sendSignIn, toast } from './steps.ts';
import { totp } from './totp.ts';

function wrongCode(secret: string): string {
  const right = [-1, 0, 1, 2].map((ahead) => totp(secret, ahead));
  return (
    ['123456', '234567', '345678', '456789', '567890'].find((code) => !right.includes(code)) ?? ''
  );
}

test(
  '[TFA-01] [TFA-02] [TFA-03] [TFA-04] [API-31] [API-32] [API-33] two-factor authentication is turned on and off, and no code is accepted twice',
  { tag: '@phone' },
  async ({ page, context, member, provokes, server }) => {
    provokes(422);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const dialog = page.getByRole('dialog', { name: /(Enable|Disable) two-factor authentication/ });
    const send = async (code: string, password = member.password) => {
      await passwordField(dialog, 'Password').fill(password);
      await dialog.getByRole('textbox', { name: 'OTP' }).fill(code);
      await dialog.getByRole('button', { name: /^(Enable|Disable)$/ }).click();
    };

    const secret = await test.step('the page shows a secret and its QR code', async () => {
      await page.goto('/twofactor');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Google Auth');
      await expect(
        page.getByRole('img', { name: 'QR code for your authenticator app' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Copy secret key' }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    });

    await test.step('a code must have six digits and be correct', async () => {
      await page.getByRole('link', { name: 'Enable 2FA' }).click();
      await send('12345');
      await expect(dialog.getByText('Invalid OTP. It should be a 6-digit number.')).toBeVisible();
      await send(wrongCode(secret));
      await expect(toast(page, 'Error', '2FA failed')).toBeVisible();
      await expect(dialog.getByText('2FA failed')).toHaveCount(0);
      const code = dialog.getByRole('textbox', { name: 'OTP' });
      await expect(code).toHaveValue('');
      await expect(code).toHaveAccessibleDescription(/^Enter the newest code in the app\./);
      await expect(code).toBeFocused();
      await expect(passwordField(dialog, 'Password')).toHaveValue(member.password);
    });

    await test.step('(C11) the password must also be correct', async () => {
      await send(totp(secret), '');
      await expect(dialog.getByText('Please enter your password.')).toBeVisible();
      await send(totp(secret), 'guessed');
      await expect(toast(page, 'Error', 'Your password is wrong.')).toBeVisible();
      await expect(dialog).toBeVisible();
    });

    const code = totp(secret);
    await test.step('a correct code turns two-factor authentication on', async () => {
      await send(code);
      await expect(toast(page, 'Success', '2FA Enabled Successfully')).toBeVisible();
      await expect(page).toHaveURL(/\/twofactor$/);
      // The setup steps exceed a phone's screen. The text that replaces the steps must be visible.
      await expect(page.getByText('Two-factor authentication is on')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Your recovery codes' })).toBeInViewport();
      await expect(page.getByText('Secret key')).toHaveCount(0);
    });

    await test.step('recovery codes stay visible until the member saves them, and are never shown again', async () => {
      const codes = page.getByRole('list', { name: 'Your recovery codes' });
      await expect(codes.getByRole('listitem')).toHaveCount(10);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Save as a file' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^[a-z]+-recovery-codes\.txt$/);
      await page.getByRole('button', { name: 'I have saved them' }).click();
      await expect(codes).toHaveCount(0);
      await expect(page.getByText('10 codes left.')).toBeVisible();
    });

    await test.step('a URL for turning two-factor authentication on says that it is already on', async () => {
      await page.goto('/twofactor?tab=authmodal&modal=auth&type=Enable');
      await expect(dialog.getByText('Two-factor authentication is already on.')).toBeVisible();
      await expect(dialog.getByRole('textbox')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('the same code does not turn two-factor authentication off, but the next code does', async () => {
      await page.getByRole('link', { name: 'Disable 2FA' }).click();
      expect(await answerTo(page, 'twofactor/authotp', () => send(code))).toMatchObject({
        status: 'error',
        message: '2FA failed',
      });
      await expect(dialog).toBeVisible();
      await send(totp(secret, 1));
      await expect(toast(page, 'Success', '2FA Disabled Successfully')).toBeVisible();
      await expect(page.getByText('Two-factor authentication is off')).toBeVisible();
    });

    await test.step('(C11) the next secret is different, and an expired secret is replaced', async () => {
      const shown = async () => (await page.getByText(/^([A-Z2-7]{4}){8}$/).textContent()) ?? '';
      await expect.poll(shown).not.toBe(secret);
      const second = await shown();
      await server.query('update two_factor set pending_until = now() where member_id = $1', [
        member.id,
      ]);
      await page.getByRole('link', { name: 'Enable 2FA' }).click();
      await send(totp(second));
      await expect(toast(page, 'Error', 'This secret key has expired')).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect.poll(shown).not.toBe(second);
    });
  },
);

test(
  '(C11) [AUTH-03] [AUTH-04] the sign-in asks for a code if two-factor authentication is on',
  { tag: '@desktop' },
  async ({ page, newMember, call, provokes }) => {
    provokes(401);
    const member = await newMember();
    const secret = await enableTwoFactor(call, member);
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    const otp = dialog.getByRole('textbox', { name: 'OTP' });
    const send = dialog.getByRole('button', { name: 'sign in' });

    await test.step('the correct password opens the second step', async () => {
      await page.goto('/?tab=login&modal=auth');
      await sendSignIn(page, member.code, member.password);
      await expect(
        dialog.getByRole('heading', { name: 'Two-factor authentication' }),
      ).toBeVisible();
      await expect(otp).toBeFocused();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });

    await test.step('a wrong code is reported at its field', async () => {
      await otp.fill(wrongCode(secret));
      await send.click();
      await expect(toast(page, 'Error', 'This OTP is wrong or was used before.')).toBeVisible();
      await expect(otp).toHaveAttribute('aria-invalid', 'true');
      await expect(otp).toBeFocused();
    });

    await test.step('going back keeps the input', async () => {
      await dialog.getByRole('button', { name: 'Back' }).click();
      await expect(dialog.getByRole('textbox', { name: 'Email & Username' })).toHaveValue(
        member.code,
      );
      await expect(passwordField(dialog, 'Password')).toHaveValue(member.password);
      await send.click();
    });

    await test.step('a correct code signs in', async () => {
      await otp.fill(totp(secret, 1));
      await send.click();
      await expect(toast(page, 'Success', 'Signed in successfully')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  },
);

test(
  'a recovery code signs in once without the app, and another code turns two-factor authentication off',
  { tag: '@phone' },
  async ({ page, newMember, call, provokes }) => {
    provokes(401);
    const member = await newMember();
    const secret = await enableTwoFactor(call, member);
    const { recovery_codes: codes } = await call<{ recovery_codes: string[] }>(
      member,
      'twofactor/recoverycodes',
      { authotp: totp(secret, 1), password: member.password },
    );
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: 'Recovery code' });
    const signInWith = async (code = '') => {
      await page.goto('/?tab=login&modal=auth');
      await sendSignIn(page, member.code, member.password);
      await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
      await field.fill(code);
      await dialog.getByRole('button', { name: 'sign in' }).click();
    };

    await test.step('a recovery code signs in', async () => {
      await signInWith(codes[0]);
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goto('/twofactor');
      await expect(page.getByText('9 codes left.')).toBeVisible();
    });

    await test.step('the same recovery code does not sign in again', async () => {
      await page.evaluate(() => localStorage.clear());
      await signInWith(codes[0]);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill(codes[1]?.toUpperCase().replaceAll('-', ' ') ?? '');
      await dialog.getByRole('button', { name: 'sign in' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    await test.step('another recovery code turns two-factor authentication off', async () => {
      await page.goto('/twofactor');
      await page.getByRole('link', { name: 'Disable 2FA' }).click();
      await passwordField(dialog, 'Password').fill(member.password);
      await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
      await field.fill(codes[2] ?? '');
      await dialog.getByRole('button', { name: 'Disable' }).click();
      await expect(page.getByText('Two-factor authentication is off')).toBeVisible();
    });
  },
);

test(
  '[TFA-04] the OTP dialog rejects unknown types',
  { tag: '@desktop' },
  async ({ page, member: _ }) => {
    const dialog = page.getByRole('dialog');
    for (const type of ['Borrow', 'Withdraw']) {
      await page.goto(`/twofactor?tab=authmodal&modal=auth&type=${type}`);
      await expect(dialog).toHaveAccessibleName('Two-factor authentication');
      await expect(dialog.getByRole('alert')).toHaveText('Invalid authentication type.');
      await expect(dialog.getByRole('textbox')).toHaveCount(0);
    }
  },
);
