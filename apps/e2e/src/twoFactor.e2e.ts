import { expect, test } from './fixtures.ts';
import { answerTo, toast } from './steps.ts';
import { totp } from './totp.ts';

/** A code that is none of those that count now. */
function wrongCode(secret: string): string {
  const right = [-1, 0, 1, 2].map((ahead) => totp(secret, ahead));
  return (
    ['123456', '234567', '345678', '456789', '567890'].find((code) => !right.includes(code)) ?? ''
  );
}

test('[TFA-01] [TFA-02] [TFA-03] [TFA-04] [API-31] [API-32] [API-33] two-factor authentication is turned on and off, and no code counts twice', async ({
  page,
  context,
  member: _,
  provokes,
}) => {
  provokes(422);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = page.getByRole('dialog', { name: /(Enable|Disable) two-factor authentication/ });
  const send = async (code: string) => {
    await dialog.getByRole('textbox', { name: 'OTP' }).fill(code);
    await dialog.getByRole('button', { name: /^(Enable|Disable)$/ }).click();
  };

  const secret = await test.step('the page shows a secret and draws its QR code', async () => {
    await page.goto('/twofactor');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Google Auth');
    await expect(
      page.getByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Copy secret key' }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  await test.step('a code has six digits, and has to be right', async () => {
    await page.getByRole('link', { name: 'Enable 2FA' }).click();
    await send('12345');
    await expect(dialog.getByText('Invalid OTP. It should be a 6-digit number.')).toBeVisible();
    await send(wrongCode(secret));
    await expect(toast(page, 'Error', '2FA failed')).toBeVisible();
    await expect(dialog).toBeVisible();
  });

  const code = totp(secret);
  await test.step('the right code turns it on', async () => {
    await send(code);
    await expect(toast(page, 'Success', '2FA Enabled Successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/twofactor$/);
    await expect(page.getByText('Two-factor authentication is on')).toBeVisible();
    await expect(page.getByText('Secret key')).toHaveCount(0);
  });

  await test.step('the same code does not turn it off, the next one does', async () => {
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
});

test('[TFA-04] the OTP dialog knows its two purposes alone', async ({ page, member: _ }) => {
  await page.goto('/twofactor?tab=authmodal&modal=auth&type=Borrow');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'OTP' }).fill('123456');
  await dialog.getByRole('button', { name: 'Enable' }).click();
  await expect(dialog.getByText('Invalid authentication type.')).toBeVisible();
});
