import { expect, type Page } from '@playwright/test';

/** Displayed balances: '1,000.0000'. */
export interface Balances {
  wallet: string;
  locker: string;
}

export async function expectBalances(page: Page, { wallet, locker }: Balances): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: `Wallet ${wallet}` })).toBeVisible();
  await expect(header.getByRole('button', { name: `Locker ${locker}` })).toBeVisible();
  // Uses the keyboard, because a toast may cover the header.
  await header.getByRole('link', { name: 'Wallet' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Wallet' });
  await expect(dialog.getByRole('definition')).toHaveText([`${wallet} USDT`, `${locker} USDT`]);
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(dialog).toBeHidden();
}
