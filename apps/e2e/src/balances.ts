import { expect, type Page } from '@playwright/test';

/** Both balances of a member, as they are written: '1,000.0000'. */
export interface Balances {
  wallet: string;
  locker: string;
}

/** Checks both balances where every page shows them: in the header, and in the wallet dialog. */
export async function expectBalances(page: Page, { wallet, locker }: Balances): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: `Wallet ${wallet}` })).toBeVisible();
  await expect(header.getByRole('button', { name: `Locker ${locker}` })).toBeVisible();
  // By the keyboard: a toast may lie over the header, and stays for five seconds.
  await header.getByRole('link', { name: 'Wallet' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Wallet' });
  await expect(dialog.getByRole('definition')).toHaveText([`${wallet} USDT`, `${locker} USDT`]);
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(dialog).toBeHidden();
}
