import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { GAME } from './rounds.ts';

const SIGN_IN = '/?tab=login&modal=auth';

const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const cards = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^(Color Prediction|Aviator|Number Lottery)/ });

async function targetsOf(links: Locator): Promise<(string | null)[]> {
  await expect(links.first()).toBeAttached();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

/** Clicks at the position of the Browse button, even if an open menu covers it. */
async function pressBrowse(page: Page): Promise<void> {
  const box = await page.locator('nav[aria-label="Shortcuts"] button').boundingBox();
  if (!box) throw new Error('There is no Browse.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('[LAND-06] [LAND-09] [LAND-11] [SHELL-02] [SHELL-07] every game on the landing page opens the sign-in for a visitor', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  expect(await targetsOf(cards(page))).toEqual([SIGN_IN, SIGN_IN, SIGN_IN]);
  await cards(page).first().click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();

  await test.step('the banner links open the sign-in and the registration', async () => {
    for (const [way, name] of [
      ['Play Now', 'Sign In'],
      ['Register Instantly', 'Register'],
    ] as const) {
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: way }).click();
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    }
  });

  await test.step("'Play Games' links to the landing page", async () => {
    await page.goto('/?sponsor=ASHA01');
    await page.getByRole('main').getByRole('link', { name: 'Play Games' }).click();
    await expect(page).toHaveURL(/^[^?]*\/$/);
    await expect(cards(page)).toHaveCount(3);
  });

  await page.goto('/guides');
  if (isMobile) {
    // Titles of shortcuts are separate texts, so the short game keeps its title of production here.
    await expect(shortcuts(page).getByRole('listitem')).toHaveText([
      ...['Browse', 'Wingo 1 Min', 'Wingo 3 Min', 'Deposit', 'Register'],
    ]);
    const targets = await targetsOf(shortcuts(page).getByRole('link'));
    expect(targets.slice(0, 3)).toEqual([SIGN_IN, SIGN_IN, SIGN_IN]);
    expect(targets[3]).toContain('tab=register');
    await pressBrowse(page);
  }
  const groups = menu(page).getByRole('button').filter({ hasText: /\w/ });
  await expect(groups).toHaveText(['Games']);
  expect(new Set(await targetsOf(menu(page).getByRole('link')))).toEqual(new Set([SIGN_IN]));
});

test('[LAND-06] [LAND-09] [SHELL-02] [SHELL-06] a member opens the games, and Browse opens and closes the menu', async ({
  page,
  brand,
  member: _,
  isMobile,
}) => {
  await page.goto('/');
  expect(await targetsOf(cards(page))).toEqual([
    '/color-prediction',
    '/crash',
    '/color-prediction',
  ]);

  await test.step('Play Now opens a board and no registration is offered', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Register Instantly' })).toHaveCount(0);
    await main.getByRole('link', { name: 'Play Now' }).click();
    await expect(page).toHaveURL(/\/wingo1Minute$/);
    await expect(page.getByRole('heading', { level: 1, name: GAME })).toBeVisible();
  });

  await test.step('the logo of the header links to the dashboard', async () => {
    await page.getByRole('banner').getByRole('link', { name: brand.name, exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
  if (isMobile) {
    await expect(shortcuts(page).getByRole('listitem')).toHaveText([
      ...['Browse', 'Dashboard', 'Wingo 1 Min', 'Wingo 3 Min', 'Deposit', 'Settings'],
    ]);
    for (const _time of ['once', 'twice']) {
      await pressBrowse(page);
      await expect(menu(page)).toBeVisible();
      await pressBrowse(page);
      await expect(menu(page)).toBeHidden();
    }
    await pressBrowse(page);
  }
  await expect(menu(page).getByRole('button', { name: 'Team' })).toBeVisible();
});
