import { expect, type Locator, type Page } from '@playwright/test';
import type { Member } from '../../../packages/testing/src/member.ts';

export const toast = (
  page: Page,
  title: 'Success' | 'Error' | 'Info' | 'Dice',
  message: string | RegExp,
): Locator => page.locator('[data-type]').filter({ hasText: title }).filter({ hasText: message });

/** Waits for the reply to an action whose toast equals the previous toast. */
export async function answerTo(
  page: Page,
  path: string,
  action: () => Promise<void>,
): Promise<{ status: string; message: string }> {
  const [response] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === `/api/${path}`),
    action(),
  ]);
  return (await response.json()) as { status: string; message: string };
}

/** Clicks a bet on a Wingo board, which adds the bet to the slip and opens the bet's dialog. */
export async function openBet(page: Page, bet: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${bet}\\b`) }).click();
  await page.getByRole('button', { name: `In the slip: ${bet}` }).click();
  return page.getByRole('dialog', { name: `Bet on ${bet}` });
}

export async function betTen(page: Page, bet: string): Promise<void> {
  const dialog = await openBet(page, bet);
  await dialog.getByRole('radio', { name: '10', exact: true }).check();
  await dialog.getByRole('button', { name: 'Use this stake' }).click();
  await expect(dialog).toBeHidden();
  await placeBet(page);
}

export const placeBet = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Place 1 bet/ }).click();

export const wallet = (page: Page, amount: string): Locator =>
  page.getByRole('button', { name: `Wallet ${amount}` });

/** Returns the field, not its show/hide button, which has another role. */
export const passwordField = (within: Page | Locator, label: string): Locator =>
  within.getByRole('textbox', { name: label, exact: true });

export async function sendDetails(dialog: Locator, name: string, email: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await passwordField(dialog, 'Password').fill('Tulip-Anchor-2026');
  await expect(dialog.getByText('Password meets all requirements')).toBeVisible();
  await passwordField(dialog, 'Confirm password').fill('Tulip-Anchor-2026');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('9876543210');
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** Retries, because Chromium sometimes loses a key press. */
export async function readTerms(dialog: Locator): Promise<void> {
  const accept = dialog.getByRole('checkbox');
  await expect(async () => {
    await dialog.getByRole('group', { name: 'Terms and conditions' }).press('End');
    await expect(accept).toBeEnabled({ timeout: 1_000 });
  }).toPass();
}

export async function sendSignIn(page: Page, code: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByRole('textbox', { name: 'Email & Username' }).fill(code);
  await passwordField(dialog, 'Password').fill(password);
  await dialog.getByRole('button', { name: 'sign in' }).click();
}

export async function signIn(
  page: Page,
  { code, password }: Pick<Member, 'code' | 'password'>,
): Promise<void> {
  await page.goto('/?tab=login&modal=auth');
  await sendSignIn(page, code, password);
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Opens a URL without reloading the document, like Back and Forward. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    // The router identifies history entries by key.
    history.pushState({ key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Scrolls close to the public lists below a board, which triggers the first fetch of the lists. */
export const comeToPublicLists = (page: Page): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('heading', { name: 'Live bets' })).toBeAttached({ timeout: 1_000 });
  }).toPass();
