import type { Page } from '@playwright/test';
import { BRANDS } from './brands.ts';
import { exported } from './exported.ts';
import { expect, test } from './fixtures.ts';
import { expectInSight, PHONE, SIZES } from './oneScreen.ts';
import { rotate, verifyLast, visitDemo } from './originals.ts';

test.use({ brand: BRANDS.folio });

const gem = /^Row \d, column \d: gem$/;
const cashOut = (page: Page) => page.getByRole('button', { name: /^Cashout/ });
const gems = (page: Page) => page.getByRole('button', { name: gem });
const message = (page: Page) => page.getByRole('tabpanel').getByRole('status').first();

/** Opens a game. */
async function bet(page: Page, mines: number): Promise<void> {
  await page.getByRole('combobox', { name: 'Mines' }).selectOption(String(mines));
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await expect(message(page)).toContainText('The mines are laid. Open a cell.');
}

/** Opens a random cell. Returns false if it has a mine. */
async function openRandom(page: Page): Promise<boolean> {
  const reply = page.waitForResponse((response) =>
    response.url().endsWith('/api/game/mines/reveal'),
  );
  await page.getByRole('button', { name: 'Random cell' }).click();
  const { data } = (await (await reply).json()) as { data: { state: string } };
  await expect(page.getByRole('button', { name: /: opening$/ })).toHaveCount(0);
  return data.state !== 'lost';
}

/** Opens games until the first cell of one has a gem. Returns the number of games. */
async function openGem(page: Page): Promise<number> {
  for (let games = 1; ; games += 1) {
    await bet(page, 1);
    if (await openRandom(page)) return games;
  }
}

test('a member wins and loses at Mines for money, and verifies the last game', async ({
  page,
  member,
}) => {
  expect(member).toBeDefined();
  await page.goto('/mines');
  let games = 0;

  await test.step("a mine ends the game, and shows every mine and the member's path", async () => {
    let isGem = true;
    while (isGem) {
      games += 1;
      await bet(page, 24);
      isGem = await openRandom(page);
    }
    await expect(message(page)).toContainText('You hit a mine and lost 1.0000 USDT.');
    await expect(page.getByRole('button', { name: /: mine, hit, step 1$/ })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /: mine$/ })).toHaveCount(23);
  });

  await test.step('a cash-out pays the multiple, and announces the balance', async () => {
    games += await openGem(page);
    await expect(message(page)).toContainText('1.0312x');
    await expect(message(page)).toContainText('Next gem: 1.076x');
    await cashOut(page).click();
    await expect(message(page)).toContainText('You cashed out 1.0312 USDT.');
    await expect(message(page)).toContainText(/Your balance is [\d,.]+ USDT\./);
  });

  await test.step('after a rotation, the game is verified', async () => {
    await rotate(page, { nextBet: games });
    await verifyLast(page, '1 mine');
  });

  await test.step('the games are exported with their server seed', async () => {
    const [newest] = await exported(page, 'mines-games.csv');
    expect(newest).toMatchObject({
      Bet: '1',
      Stake: '1',
      Multiplier: '1.0312',
      'Server seed': expect.stringMatching(/^[\da-f]{64}$/),
    });
  });

  await test.step('the demo changes no balance, and links back to the real-money game', async () => {
    await visitDemo(page);
  });
});

test('a game of Mines continues after a reload and on another device', async ({
  page,
  member,
  signInElsewhere,
  provokes,
}) => {
  await page.goto('/mines');
  await openGem(page);

  await test.step('a reload resumes the game', async () => {
    await page.reload();
    await expect(message(page)).toContainText('Your game goes on.');
    await expect(gems(page)).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: 'Mines' })).toHaveValue('1');
  });

  await test.step('an open game blocks the rotation of the seeds', async () => {
    provokes(409);
    await page.getByRole('button', { name: 'Seeds' }).click();
    const dialog = page.getByRole('dialog', { name: 'Seeds' });
    await dialog.getByRole('button', { name: 'Rotate and reveal' }).click();
    await expect(dialog.getByRole('alert')).toContainText(/Mines/);
    await page.keyboard.press('Escape');
  });

  await test.step('another device continues the game, and ends it', async () => {
    const elsewhere = await signInElsewhere(member);
    await elsewhere.goto('/mines');
    await expect(gems(elsewhere)).toHaveCount(1);
    await cashOut(elsewhere).click();
    await expect(message(elsewhere)).toContainText('You cashed out 1.0312 USDT.');
  });

  await test.step('the first device shows the end after its next press', async () => {
    provokes(409);
    await page.getByRole('button', { name: 'Random cell' }).click();
    await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible();
    await expect(message(page)).toContainText('You cashed out 1.0312 USDT.');
    await expect(page.getByRole('button', { name: 'Bet', exact: true })).toBeVisible();
  });
});

test(
  'Mines for money fits on one screen without scrolling',
  { tag: '@proof' },
  async ({ page, member: _ }) => {
    // On a shorter screen, the press on the button would scroll the page.
    await page.setViewportSize(PHONE);
    await page.goto('/mines');
    const game = page.getByRole('tabpanel');
    await openGem(page);
    for (const size of SIZES) {
      await test.step(`the controls fit in ${size.width}x${size.height}`, async () => {
        await page.setViewportSize(size);
        await expectInSight(page, {
          message: message(page),
          grid: game.getByRole('grid'),
          mines: game.getByRole('combobox', { name: 'Mines' }),
          stake: game.getByRole('textbox', { name: 'Bet amount (USDT)' }),
          random: game.getByRole('button', { name: 'Random cell' }),
          cashOut: cashOut(page),
        });
      });
    }
  },
);
