import type { Page } from '@playwright/test';
import type { Member } from '../../../packages/testing/src/member.ts';
import type { Platform } from '../../../packages/testing/src/platformServer.ts';
import { expect, test } from './fixtures.ts';
import { BOARD, timeToBet } from './rounds.ts';
import { toast, wallet } from './steps.ts';

async function openBoard(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText('Betting is open', { exact: true })).toBeVisible({ timeout: 60_000 });
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Returns a member's bets by round, each bet as text: 'green 1000000'. */
async function placedBy({ query }: Platform, { id }: Member): Promise<string[][]> {
  const rounds = await query<{ bets: string[] }>(
    `select array_agg(bet_value || ' ' || stake order by bet_value desc) as bets
     from wingo_bet where member_id = $1 group by round_id order by round_id`,
    [id],
  );
  return rounds.map(({ bets }) => bets);
}

test(
  'one click places several bets, and the slip confirms them without a toast',
  { tag: '@phone' },
  async ({ page, member, server }) => {
    await openBoard(page, '/wingo10Minute');
    for (const bet of ['Green', '7', 'High']) await press(page, new RegExp(`^${bet}\\b`));
    await press(page, /^Place 3 bets/);
    await expect(wallet(page, '997.0000')).toBeVisible();
    await expect(page.getByText('Placed: 3 of 3.')).toBeVisible();
    await expect(toast(page, 'Success', 'Bet placed successfully')).toHaveCount(0);
    expect(await placedBy(server, member)).toEqual([
      ['high 1000000', 'green 1000000', '7 1000000'],
    ]);
    await expect(page.getByText('3.000').first()).toBeVisible();
  },
);

test(
  'the bets of the last round can be repeated, doubled, undone, cleared and placed',
  { tag: '@desktop' },
  async ({ page, member, server }) => {
    const slip = page.getByRole('form', { name: 'Bet slip' });
    const again = slip.getByRole('button', { name: 'Same bets as last round' });
    const place = (label: string) => slip.getByRole('button', { name: label, exact: true });
    await page.goto(BOARD);
    await timeToBet(page);
    await expect(again).toBeDisabled();
    for (const bet of ['7', 'Green']) await press(page, new RegExp(`^${bet}\\b`));
    await press(page, 'Place 2 bets 2.000');
    await expect(wallet(page, '998.0000')).toBeVisible();

    await test.step('the next round offers to repeat the bets', async () => {
      await expect(again).toBeEnabled({ timeout: 90_000 });
      await timeToBet(page);
    });

    await test.step('the buttons change the slip', async () => {
      await again.click();
      await expect(place('Place 2 bets 2.000')).toBeEnabled();
      const bets = slip.getByRole('list', { name: 'Bets in the slip' }).getByRole('button');
      // The bets were sent at the same time, so either may be the first.
      const shown = (await bets.allTextContents()).toSorted();
      expect(shown).toEqual(['In the slip: 7 1.000', 'In the slip: Green 1.000']);
      await press(page, '2x: double all stakes');
      await expect(place('Place 2 bets 4.000')).toBeEnabled();
      await press(page, 'Undo');
      await expect(place('Place 2 bets 2.000')).toBeEnabled();
      await press(page, 'Clear the slip');
      await expect(place('Place bets 0.000')).toBeDisabled();
      await press(page, 'Undo');
    });

    await test.step('one click places every bet in the slip', async () => {
      await place('Place 2 bets 2.000').click();
      await expect(slip.getByText('Placed: 2 of 2.')).toBeVisible();
      const bets = ['green 1000000', '7 1000000'];
      expect(await placedBy(server, member)).toEqual([bets, bets]);
    });
  },
);

test(
  'a slip that is queued while betting is closed is placed when the next round opens',
  { tag: '@phone' },
  async ({ page, member, server }) => {
    await page.goto(BOARD);
    await timeToBet(page);
    await press(page, /^Green\b/);
    await page.getByRole('button', { name: 'Bet next round 1.000' }).click({ timeout: 60_000 });
    await expect(page.getByText('Placed: 1 of 1.')).toBeVisible({ timeout: 60_000 });
    expect(await placedBy(server, member)).toEqual([['green 1000000']]);
  },
);

test(
  'one-tap betting places a bet with one click',
  { tag: '@phone' },
  async ({ page, member, server }) => {
    const oneTap = page.getByRole('switch', { name: 'One tap' });
    await openBoard(page, '/wingo10Minute');
    await expect(oneTap).not.toBeChecked();
    await press(page, /^Green\b/);
    await expect(page.getByRole('button', { name: 'In the slip: Green 1.000' })).toBeVisible();
    await press(page, 'Clear the slip');
    await oneTap.check();
    await expect(
      page.getByText('One tap is on: each press bets 1.000 USDT immediately.'),
    ).toBeVisible();
    expect(await placedBy(server, member)).toEqual([]);
    await press(page, /^High\b/);
    await expect(wallet(page, '999.0000')).toBeVisible();
    expect(await placedBy(server, member)).toEqual([['high 1000000']]);
    await page.reload();
    await expect(oneTap).not.toBeChecked();
  },
);

test(
  'a board can be operated with the keyboard as soon as its page opens',
  { tag: ['@desktop', '@proof'] },
  async ({ page, member, server }) => {
    const { keyboard } = page;
    const inSlip = page.getByRole('list', { name: 'Bets in the slip' }).getByRole('button');
    await openBoard(page, '/wingo10Minute');

    await test.step('the board has the focus', async () => {
      await expect(page.getByRole('region', { name: 'Wingo 10 Min' })).toBeFocused();
      await keyboard.press('l');
      await expect(inSlip).toHaveText(['In the slip: Low 1.000']);
      await keyboard.press('Escape');
      await expect(inSlip).toHaveCount(0);
    });

    await test.step('Green is at most six Tab stops after the skip link', async () => {
      await page.getByRole('link', { name: 'Skip to content' }).focus();
      await keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      const green = page.getByRole('button', { name: /^Green\b/ });
      for (let tabs = 1; tabs <= 6; tabs += 1) {
        await keyboard.press('Tab');
        if (await green.evaluate((button) => button === document.activeElement)) break;
      }
      await expect(green).toBeFocused();
    });

    await test.step('bets are added and placed with the keyboard', async () => {
      for (const key of ['7', 'g', '+', 'h', 'u']) await keyboard.press(key);
      await expect(inSlip).toHaveText(['In the slip: 7 1.000', 'In the slip: Green 1.000']);
      await keyboard.press('Enter');
      await expect(wallet(page, '998.0000')).toBeVisible();
      expect(await placedBy(server, member)).toEqual([['green 1000000', '7 1000000']]);
    });

    await test.step('Escape clears the slip and ? shows the keys', async () => {
      await keyboard.press('r');
      await expect(inSlip).toHaveText(['In the slip: Red 2.000']);
      await keyboard.press('Escape');
      await expect(inSlip).toHaveCount(0);
      await keyboard.press('?');
      const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(keys).toBeVisible();
      await keyboard.press('g');
      await keyboard.press('Escape');
      await expect(keys).toBeHidden();
      await expect(inSlip).toHaveCount(0);
    });
  },
);

test(
  'a muted board stays muted, and the settings show that the sound is off',
  { tag: '@phone' },
  async ({ page, member: _ }) => {
    await page.goto('/wingo10Minute');
    await page.getByRole('button', { name: 'Sound', exact: true }).click();
    const sound = page.getByRole('switch', { name: 'Sound' });
    await expect(sound).toBeChecked();
    await sound.uncheck();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sound: off' })).toBeVisible();
    await page.goto('/settings/general');
    await expect(sound).not.toBeChecked();
    await sound.check();
    await page.goto('/wingo10Minute');
    await expect(page.getByRole('button', { name: 'Sound', exact: true })).toBeVisible();
  },
);
