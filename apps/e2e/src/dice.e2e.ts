import type { Page } from '@playwright/test';
import { BRANDS } from './brands.ts';
import { expect, test } from './fixtures.ts';
import { expectInSight, SIZES } from './oneScreen.ts';

test.use({ brand: BRANDS.folio });

async function bet(page: Page): Promise<string> {
  const before = await page.getByRole('list', { name: 'Your last rolls' }).textContent();
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Your last rolls' })).not.toHaveText(before ?? '');
  return page.getByText(/^You (won|lost) /).innerText();
}

test('a member plays Dice for money, rotates the seeds, and verifies a bet', async ({
  page,
  member: _,
}) => {
  await page.goto('/dice');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('a bet that nearly always wins pays its multiple', async () => {
    await field('Win chance').fill('97.99');
    await field('Win chance').blur();
    await expect(field('Multiplier')).toHaveValue('1.0102');
    await bet(page);
  });

  await test.step('the server did not choose the client seed', async () => {
    await page.getByRole('button', { name: 'Seeds' }).click();
    const dialog = page.getByRole('dialog', { name: 'Seeds' });
    await expect(dialog).toContainText('Number of the next bet, from 01');
    await expect(dialog).not.toContainText('The server chose this client seed');
    await page.keyboard.press('Escape');
  });

  await test.step('before the rotation, only the receipt can be verified', async () => {
    await page.getByRole('tab', { name: 'My bets' }).click();
    await page.getByRole('button', { name: /^Verify/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Verify a bet' });
    await expect(dialog.getByRole('status')).toContainText('The receipt is valid.');
    await dialog.getByRole('button', { name: 'Open the seeds' }).click();
  });

  await test.step('after the rotation, the whole bet is verified', async () => {
    const seeds = page.getByRole('dialog', { name: 'Seeds' });
    await seeds.getByRole('button', { name: 'Rotate and reveal' }).click();
    await expect(seeds.getByText(/^The server seed is revealed/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Verify/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Verify a bet' });
    await expect(dialog.getByRole('status')).toContainText('Everything agrees.');
    await page.keyboard.press('Escape');
  });

  await test.step('the demo changes no balance, and links back to the real-money game', async () => {
    await page.getByRole('link', { name: 'Demo', exact: true }).click();
    await expect(page.getByText('Demo', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Play for money' }).click();
    await expect(page.getByText('Real money', { exact: true })).toBeVisible();
  });
});

test(
  'Dice for money fits on one screen without scrolling',
  { tag: '@proof' },
  async ({ page, member: _ }) => {
    await page.goto('/dice');
    const game = page.getByRole('tabpanel');
    await bet(page);
    for (const size of SIZES) {
      await test.step(`the controls fit in ${size.width}x${size.height}`, async () => {
        await page.setViewportSize(size);
        await expectInSight(page, {
          'last rolls': game.getByRole('list', { name: 'Your last rolls' }),
          slider: game.getByRole('slider'),
          multiplier: game.getByRole('textbox', { name: 'Multiplier' }),
          target: game.getByRole('textbox', { name: 'Roll over' }),
          chance: game.getByRole('textbox', { name: 'Win chance' }),
          stake: game.getByRole('textbox', { name: 'Bet amount (USDT)' }),
          direction: game.getByRole('radiogroup', { name: 'Direction' }),
          bet: game.getByRole('button', { name: 'Bet', exact: true }),
        });
      });
    }
  },
);
