import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { PlatformServer } from '../../../packages/testing/src/platformServer.ts';
import { expect, test, testAlone } from './fixtures.ts';

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

type Server = Pick<PlatformServer, 'query' | 'url'>;

/**
 * Invites a person as the owner of the database, and opens their account in a browser of its own.
 */
async function enrol(browser: Browser, server: Server, name: string, role: string): Promise<Page> {
  const code = randomBytes(32).toString('hex');
  await server.query(
    `with account as (
      insert into staff_account (name, email, invite_hash, invite_from, invite_until)
      values ($1, 'person@test.localhost', sha256(convert_to($2, 'UTF8')), clock_timestamp(),
        clock_timestamp() + interval '1 day') returning id)
    insert into staff_grant (account_id, role) select id, $3 from account`,
    [name, code, role],
  );
  const page = await (await browser.newContext()).newPage();
  await addAuthenticator(page);
  await page.goto(`${server.url('localhost')}/staff/invitation#${code}`);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  return page;
}

/** Opens the versions of Ember in the Studio. */
async function openVersions(page: Page, server: Server): Promise<void> {
  await page.goto(`${server.url('localhost')}/studio?brand=ember`);
  await page.getByRole('tab', { name: 'Publish' }).click();
}

testAlone(
  'a manager requests a publication, an approver approves it, and an auditor may only read',
  { tag: ['@proof', '@desktop'] },
  async ({ browser, server }) => {
    // With real money, publications wait for a second person.
    await server.query(`update money_limit set amount = 0 where name = 'grant'`);
    const administrator = await enrol(browser, server, 'Anna', 'administrator');
    const manager = await enrol(browser, server, 'Mira', 'brand manager');
    const other = await enrol(browser, server, 'Milo', 'brand manager');
    const approver = await enrol(browser, server, 'Axel', 'brand approver');
    const auditor = await enrol(browser, server, 'Aida', 'auditor');

    await testAlone.step('the manager saves a version and requests its publication', async () => {
      await openVersions(manager, server);
      await manager.getByRole('textbox', { name: /^Note about/ }).fill('For spring.');
      await manager.getByRole('button', { name: 'Save as a version' }).click();
      await manager.getByRole('button', { name: 'Publish version 1' }).click();
      await manager.getByRole('button', { name: 'Request publication' }).click();
      await expect(manager.getByRole('region', { name: 'Waiting for approval' })).toContainText(
        'Version 1',
      );
    });

    await testAlone.step('only its author and approvers see the request', async () => {
      for (const page of [manager, approver]) {
        await page.goto(`${server.url('localhost')}/staff`);
        await expect(page.getByRole('heading', { name: 'Publications that wait' })).toBeVisible();
      }
      await expect(manager.getByRole('button', { name: 'Withdraw' })).toBeVisible();
      await expect(manager.getByRole('button', { name: 'Approve and publish' })).toHaveCount(0);
      for (const page of [administrator, other, auditor]) {
        await page.goto(`${server.url('localhost')}/staff`);
        await expect(page.getByRole('heading', { name: 'Your roles' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Publications that wait' })).toHaveCount(0);
      }
    });

    await testAlone.step('the auditor can read the audit log, but cannot publish', async () => {
      await expect(auditor.getByRole('link', { name: 'Open the Studio' })).toHaveCount(0);
      await auditor.goto(`${server.url('localhost')}/studio`);
      const refused = await auditor.evaluate(async () => {
        const reply = await fetch('/operator/brands/ember/publications', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ number: 1 }),
        });
        return reply.status;
      });
      expect(refused).toBe(403);
      const may = await server.query<{ reads: boolean; publishes: boolean }>(
        `select staff_may(id, 'staff.read', null) as reads,
          staff_may(id, 'brand.publish', 'ember') as publishes
        from staff_account where name = 'Aida'`,
      );
      expect(may).toEqual([{ reads: true, publishes: false }]);
    });

    await testAlone.step('the approver publishes it for all visitors', async () => {
      await approver.getByLabel('Reason').fill('Compared.');
      await approver.getByRole('button', { name: 'Approve and publish' }).click();
      await expect(approver.getByRole('heading', { name: 'Publications that wait' })).toHaveCount(
        0,
      );
      await openVersions(manager, server);
      await expect(manager.getByText(/^ember is served from version 1/)).toBeVisible();
      const entries = await server.query<{ actor: string; action: string }>(
        `select entry::json ->> 'actor' as actor, entry::json ->> 'action' as action
        from staff_audit where entry::json ->> 'action' like '%brand.publish' order by number`,
      );
      expect(entries.map(({ actor }) => actor)).toEqual(['Mira', 'Axel']);
    });
  },
);
