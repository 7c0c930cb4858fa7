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
  await header.getByRole('link', { name: 'Wallet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wallet' });
  await expect(dialog.getByRole('definition')).toHaveText([`${wallet} USDT`, `${locker} USDT`]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}
