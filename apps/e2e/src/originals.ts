import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Rotates the seeds. The member has chosen the client seed.
 *
 * @param nextBet number of the next bet with the current seeds, from 0
 */
export async function rotate(page: Page, { nextBet }: { nextBet: number }): Promise<void> {
  await page.getByRole('button', { name: 'Seeds' }).click();
  const dialog = page.getByRole('dialog', { name: 'Seeds' });
  await expect(dialog).toContainText(`Number of the next bet, from 0${nextBet}`);
  await expect(dialog).not.toContainText('The server chose this client seed');
  await dialog.getByRole('button', { name: 'Rotate and reveal' }).click();
  await expect(dialog.getByText(/^The server seed is revealed/)).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Verifies the newest bet, whose seeds are rotated. */
export async function verifyLast(page: Page, bet: string): Promise<void> {
  await page.getByRole('tab', { name: 'My bets' }).click();
  await expect(page.getByRole('table', { name: 'My bets' })).toContainText(bet);
  await page
    .getByRole('button', { name: /^Verify/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Verify a bet' });
  await expect(dialog.getByRole('status')).toContainText('Everything agrees.');
  await page.keyboard.press('Escape');
}

/** Opens the demo of a game, and returns to the real-money game. */
export async function visitDemo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Demo', exact: true }).click();
  await expect(page.getByText('Demo', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Play for money' }).click();
  await expect(page.getByText('Real money', { exact: true })).toBeVisible();
}
