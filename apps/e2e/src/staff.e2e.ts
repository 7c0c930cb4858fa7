import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PASSWORD = 'seven quiet rivers';

/** Adds an authenticator that confirms every passkey dialog. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test(
  'the first administrator opens the link, creates a passkey, and signs in with it',
  { tag: ['@proof', '@desktop'] },
  async ({ page, server, provokes }) => {
    provokes(403);
    const code = randomBytes(32).toString('hex');
    await server.query(
      `select invite_staff(null, 'Anna', 'anna@test.localhost', 'administrator', '*', false, null,
        sha256(convert_to($1, 'UTF8')), 'First.')`,
      [code],
    );
    await addAuthenticator(page);
    const staff = `${server.url('localhost')}/staff`;
    await page.goto(`${staff}/invitation#${code}`);
    await expect(page.getByRole('heading', { name: 'Set up your account' })).toBeVisible();
    await expect(page).toHaveURL(`${staff}/invitation`);
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Anna' })).toBeVisible();
    await expect(page.getByText('Administrator')).toBeVisible();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Name').fill('Anna');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toHaveText('The name or the password is wrong.');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Anna' })).toBeVisible();
  },
);
