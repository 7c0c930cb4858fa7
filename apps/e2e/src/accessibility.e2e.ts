import type { Page } from '@playwright/test';
import { lockFunds } from './api.ts';
import { carryAxe, violationsOn } from './axe.ts';
import type { Brand } from './brands.ts';
import { expect, test, testAlone } from './fixtures.ts';
import {
  dialogOf,
  MEMBER_MODALS,
  MEMBER_PAGES,
  PUBLIC_PAGES,
  titleOf,
  VISITOR_MODALS,
  type SitePage,
} from './pages.ts';
import { drawnRounds } from './rounds.ts';
import { goWithin, sendDetails } from './steps.ts';

const switchScheme = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['scheme'] = dataset['scheme'] === 'dark' ? 'light' : 'dark';
  });

async function look(page: Page, at: string): Promise<void> {
  // A Wingo board is marked busy during the 15 s in which betting is closed.
  await expect(page.locator('h1'), at).toBeAttached();
  await expect(page.locator('[aria-busy="true"]'), at).toHaveCount(0, { timeout: 30_000 });
  expect.soft(await violationsOn(page), at).toEqual([]);
  await switchScheme(page);
  expect.soft(await violationsOn(page, ['color-contrast']), `${at}, other scheme`).toEqual([]);
  await switchScheme(page);
}

async function lookAtPages(page: Page, pages: readonly SitePage[], brand: Brand): Promise<void> {
  await page.goto('/');
  await expect(page.locator('h1')).toBeAttached();
  for (const at of pages) {
    await goWithin(page, at.path);
    // The previous page stays visible until the next page has rendered.
    await expect(page).toHaveTitle(titleOf(at, brand));
    await look(page, at.path);
  }
}

async function lookInto(page: Page, buttons: readonly RegExp[]): Promise<void> {
  for (const name of buttons) {
    const button = page
      .getByRole('button', { name, includeHidden: true })
      .filter({ visible: true });
    await button.first().click();
    await expect(button.first()).toHaveAttribute('aria-expanded', 'true');
    // The popup's code may still be loading.
    await expect(page.locator('[data-state="open"]:not(button)').first()).toBeVisible();
    await look(page, name.source);
    await page.keyboard.press('Escape');
  }
}

// Simulates a page translator, under which every page must still work.
test.use({ translated: true });

// Checks every page, menu and modal, on a phone or a desktop. Stories cover the other screen size
// and the other brands.

test(
  'pages and modals for visitors have no accessibility problems',
  { tag: ['@phone', '@proof'] },
  async ({ page, context, brand }) => {
    await carryAxe(context);
    await lookAtPages(page, PUBLIC_PAGES, brand);
    await goWithin(page, '/');
    await lookInto(page, [/^Browse$/, /^Secure Transactions$/]);
    for (const modal of VISITOR_MODALS) {
      await goWithin(page, `/?${modal.query}`);
      // The dialog shows a form, a problem with the link, or a confirmation.
      const dialog = dialogOf(page, modal);
      const content = dialog
        .getByRole('textbox')
        .or(dialog.getByRole('alert'))
        .or(dialog.getByRole('button', { name: modal.title }));
      await expect(content.first()).toBeVisible();
      await look(page, modal.title);
    }
    await goWithin(page, '/?modal=auth&tab=register');
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await sendDetails(dialog, 'Asha Rao', 'asha@example.com');
    await expect(dialog.getByRole('checkbox')).toBeVisible();
    await look(page, 'the terms');
  },
);

testAlone(
  'pages for members have no accessibility problems',
  { tag: ['@desktop', '@proof'] },
  async ({ page, context, brand, member, newMember, call, server }) => {
    await test.step('every table has rows', async () => {
      await newMember({ sponsor: member.code });
      await lockFunds(call, member, 50, 1);
      await drawnRounds(server, 1, 12);
      await call(member, 'support/createticket', {
        name: member.name,
        email: member.email,
        requestmessage: 'The chart does not fit my screen.',
        selectedLevel: 'bug',
      });
    });
    await carryAxe(context);
    await lookAtPages(page, MEMBER_PAGES, brand);
  },
);

test(
  'menus and modals for members have no accessibility problems',
  { tag: ['@phone', '@proof'] },
  async ({ page, context, member: _ }) => {
    await carryAxe(context);
    await page.goto('/');
    await lookInto(page, [/^Account menu$/, /^Notifications/, /^Wallet \d/, /^Locker \d/]);
    for (const modal of MEMBER_MODALS) {
      await goWithin(page, `/?${modal.query}`);
      await expect(dialogOf(page, modal)).toBeVisible();
      await look(page, modal.title);
    }
  },
);
