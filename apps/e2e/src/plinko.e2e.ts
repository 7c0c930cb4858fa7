import type { Page } from '@playwright/test';
import { BRANDS } from './brands.ts';
import { exported } from './exported.ts';
import { expect, test } from './fixtures.ts';
import { expectInSight, PHONE, SIZES } from './oneScreen.ts';
import { rotate, verifyLast, visitDemo } from './originals.ts';

test.use({ brand: BRANDS.folio });

const results = (page: Page) => page.getByRole('list', { name: 'Last results' });

async function drop(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Rows' })).toBeEnabled();
  return page.getByText(/^The ball landed in /).innerText();
}

test('a member plays Plinko for money, rotates the seeds, and verifies a ball', async ({
  page,
  member,
}) => {
  expect(member).toBeDefined();
  await page.goto('/plinko');

  await test.step('a ball lands in the bucket from the reply', async () => {
    await page.getByRole('combobox', { name: 'Rows' }).selectOption('16');
    const [reply, announced] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/game/plinko/bet')),
      drop(page),
    ]);
    const { data } = (await reply.json()) as { data: { multiple: string; path: string } };
    expect(data.path).toMatch(/^[LR]{16}$/);
    const multiple = `${Number(data.multiple)}x`;
    expect(announced).toContain(`The ball landed in ${multiple}.`);
    await expect(results(page).getByRole('listitem')).toHaveText([multiple]);
  });

  await test.step('the server did not choose the client seed', async () => {
    await rotate(page, { nextBet: 1 });
  });

  await test.step('after the rotation, the ball is verified', async () => {
    await verifyLast(page, '16 rows, low');
  });

  await test.step('the bets are exported with their server seed', async () => {
    expect(await exported(page, 'plinko-bets.csv')).toMatchObject([
      {
        Bet: '16:low',
        Result: expect.stringMatching(/^[LR]{16}$/),
        Stake: '1',
        'Server seed': expect.stringMatching(/^[\da-f]{64}$/),
      },
    ]);
  });

  await test.step('the demo changes no balance, and links back to the real-money game', async () => {
    await visitDemo(page);
  });
});

test(
  'Plinko for money fits on one screen without scrolling',
  { tag: '@proof' },
  async ({ page, member: _ }) => {
    // On a shorter screen, the press on the button would scroll the page.
    await page.setViewportSize(PHONE);
    await page.goto('/plinko');
    const game = page.getByRole('tabpanel');
    // The board measures the available space after the first render.
    await expect(game.getByRole('button', { name: 'Bet', exact: true })).toBeInViewport();
    await drop(page);
    for (const size of SIZES) {
      await test.step(`the controls fit in ${size.width}x${size.height}`, async () => {
        await page.setViewportSize(size);
        await expectInSight(page, {
          'last results': game.getByRole('list', { name: 'Last results' }),
          pegs: game.getByRole('img'),
          buckets: game.getByRole('list', { name: 'Payouts' }),
          rows: game.getByRole('combobox', { name: 'Rows' }),
          difficulty: game.getByRole('combobox', { name: 'Difficulty' }),
          stake: game.getByRole('textbox', { name: 'Bet amount (USDT)' }),
          bet: game.getByRole('button', { name: 'Bet', exact: true }),
        });
      });
    }
  },
);
