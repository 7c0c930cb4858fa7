import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { withoutStream } from '../../../packages/testing/src/withoutStream.ts';
import {
  dialogOf,
  MEMBER_MODALS,
  MEMBER_PAGES,
  PUBLIC_PAGES,
  titleOf,
  VISITOR_MODALS,
  type Modal,
} from './pages.ts';
import { goWithin } from './steps.ts';

test(
  '[ROUTE-01] visitors are redirected from every member page to the landing page',
  { tag: '@desktop' },
  async ({ page, brand, site }) => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL(`${site}/`);
    await expect(page).toHaveTitle(brand.title);
    for (const { path } of MEMBER_PAGES) {
      await goWithin(page, path);
      await expect(page, path).toHaveURL(`${site}/`);
    }
  },
);

test(
  '[ROUTE-02] [ROUTE-03] [ROUTE-04] [ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-08] [ROUTE-09] [ROUTE-10] every page opens at its URL, with its name and the brand’s name in the title',
  { tag: '@desktop' },
  async ({ page, brand, site, member: _ }) => {
    for (const at of [...PUBLIC_PAGES, ...MEMBER_PAGES]) {
      await page.goto(at.path);
      await expect(page, at.path).toHaveTitle(titleOf(at, brand));
      await expect(page).toHaveURL(site + at.path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/color-prediction');
    await expect(page).toHaveURL(`${site}/wingo1Minute`);
  },
);

test(
  '[ROUTE-11] an unknown URL shows an error with a link to the start page',
  { tag: '@desktop' },
  async ({ page, site }) => {
    for (const path of ['/nowhere', '/settings/nowhere', '/%F0%9F%8E%B2']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    }
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome to/);
  },
);

test(
  '[ROUTE-11] an unknown type of income shows an error',
  { tag: '@desktop' },
  async ({ page, member: _ }) => {
    for (const path of ['/incomes/Nothing', '/income/nothing']) {
      await page.goto(path);
      await expect(page).toHaveTitle(/^Page not found/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    }
  },
);

/** Paged lists: URL and page query parameter. */
const LISTS = [
  ['/dashboard', 'page'],
  ['/my-bets', 'page'],
  ['/transactions/deposit', 'page'],
  ['/transactions/activate', 'page'],
  ['/transactions/withdraw', 'page'],
  ['/incomes/Trade_profit', 'page'],
  ['/income/direct', 'page'],
  ['/referral-history', 'page'],
  ['/teamlevel', 'page'],
  ['/settings/security', 'page'],
  ['/support', 'page'],
  ['/wingo3Minute', 'page'],
  ['/wingo3Minute', 'bets'],
] as const;

test(
  '[HIST-05] [HIST-06] a URL beyond the last page of a list opens the last page',
  { tag: '@desktop' },
  async ({ page, member: _ }) => {
    for (const [path, parameter] of LISTS) {
      await page.goto('/referral');
      await page.goto(`${path}?${parameter}=99`);
      if (parameter === 'bets') await page.getByRole('tab', { name: 'My History' }).click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?${parameter}=1$`));
      // Opening the last page replaces the history entry of the invalid URL.
      await page.goBack();
      await expect(page).toHaveURL(/\/referral$/);
    }
  },
);

async function walkModals(page: Page, at: string, modals: readonly Modal[]): Promise<void> {
  for (const modal of modals) {
    await page.goto(`${at}&${modal.query}`);
    await expect(dialogOf(page, modal)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page, modal)).toBeHidden();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).not.toHaveProperty('modal');
    expect(page.url()).toContain(at);
  }
}

const settled = (page: Page) => page.waitForLoadState('networkidle');

test(
  '[MODAL-01] [MODAL-03] [MODAL-05] visitor modals open over any page, but member modals do not',
  { tag: '@desktop' },
  async ({ page }) => {
    await walkModals(page, '/guides?page=2', VISITOR_MODALS);
    for (const { query } of MEMBER_MODALS) {
      await page.goto(`/guides?${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
      await settled(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  },
);

test(
  '[MODAL-01] [MODAL-03] [MODAL-05] member modals open over any page, but the sign-in dialog does not',
  { tag: '@desktop' },
  async ({ page, member: _ }) => {
    await walkModals(page, '/my-bets?from=mail', MEMBER_MODALS);
    await withoutStream(page);
    await page.goto('/my-bets?modal=auth&tab=login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Bets');
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  '[MODAL-03] a modal is a history entry and a click outside closes it',
  { tag: '@desktop' },
  async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await page.goto('/guides');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(dialog).toBeVisible();

    await test.step('Back closes the modal and Forward reopens it', async () => {
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/guides$/);
      await page.goForward();
      await expect(dialog).toBeVisible();
    });

    await test.step('a link in the dialog opens the next modal, and Back reopens the first one', async () => {
      await dialog.getByRole('link', { name: 'Register an Account' }).click();
      await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeVisible();
    });

    await test.step('a click on the page behind closes the modal', async () => {
      // The dialog ignores clicks outside right after rendering, so the click is retried.
      await expect(async () => {
        await page.mouse.click(5, 5);
        await expect(dialog).toBeHidden({ timeout: 1000 });
      }).toPass();
      await expect(page).toHaveURL(/\/guides$/);
    });
  },
);
