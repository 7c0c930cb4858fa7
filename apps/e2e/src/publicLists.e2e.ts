import type { Locator, Page } from '@playwright/test';
import { expect, testAlone as test } from './fixtures.ts';
import { BOARD, drawnRounds } from './rounds.ts';
import { comeToPublicLists, toast } from './steps.ts';

const liveBoard = (page: Page): Locator => page.getByRole('region', { name: 'Live now' });

/** Displayed winnings of a bet of 77 on one side. */
const WON = '+150.920';

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1280, 720],
] as const) {
  test(
    `the landing page shows results and bets on the first screen of ${width}x${height}`,
    { tag: [width < 1_000 ? '@phone' : '@desktop', '@proof'] },
    async ({ page, server }) => {
      await drawnRounds(server, 1, 12);
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const board = liveBoard(page);
      await expect(board.getByRole('list', { name: 'Last results' })).toBeInViewport({ ratio: 1 });
      const box = await board.boundingBox();
      // The title, the results and the first bets of the board are visible.
      expect((box?.y ?? Infinity) + 160).toBeLessThan(height);
    },
  );
}

test(
  "a visitor sees a member's win under a masked name until the member hides the name",
  { tag: ['@phone', '@proof'] },
  async ({ page, newMember, signInElsewhere, call }) => {
    const players = [
      await newMember({ name: 'Quentin Xylo' }),
      await newMember({ name: 'Wanda Yen' }),
    ] as const;
    const masks = ['Q•••o', 'W•••n'] as const;
    const boards = [await signInElsewhere(players[0]), await signInElsewhere(players[1])] as const;
    for (const board of boards) {
      await board.goto(BOARD);
      // Fetching the lists records the brand on which the member plays.
      await comeToPublicLists(board);
    }

    await test.step('two members bet against each other, so that one of them wins', async () => {
      await expect(async () => {
        const { data } = await call<{
          data: { order_id: string; close_at: number; server_now: number };
        }>(players[0], 'game/gameinfonew', { gametype: 1 });
        expect(data.close_at - data.server_now, 'time for both bets').toBeGreaterThan(10_000);
        const bet = { gametype: 1, betValue: '', amount: '77', order_id: data.order_id };
        await call(players[0], 'game/placeBetnew', { ...bet, betType: 'high' });
        await call(players[1], 'game/placeBetnew', { ...bet, betType: 'low' });
      }).toPass({ timeout: 60_000 });
      await page.goto('/');
      await expect(liveBoard(page).getByText(masks[0])).toBeVisible();
      await expect(liveBoard(page).getByText(masks[1])).toBeVisible();
    });

    const won = (within: Page | Locator) =>
      within.getByRole('listitem').filter({ hasText: WON }).first();
    const first = await test.step('the visitor and the players see the winner', async () => {
      await expect(won(liveBoard(page))).toBeVisible({ timeout: 90_000 });
      const text = await won(liveBoard(page)).textContent();
      const winner = masks.findIndex((mask) => text?.includes(mask));
      for (const board of boards) {
        await expect(won(board.getByRole('list', { name: 'Live bets' }))).toContainText(
          masks[winner] ?? '',
        );
        await expect(
          won(board.getByRole('list', { name: 'Biggest wins of the last 24 hours' })),
        ).toContainText(masks[winner] ?? '');
      }
      return winner;
    });
    const winner = boards[first] ?? boards[0];
    const other = boards[1 - first] ?? boards[1];

    await test.step("the winner's name disappears everywhere after the winner hides it", async () => {
      await winner.goto('/settings/general');
      await winner.getByRole('switch', { name: 'Hide my name in public lists' }).check();
      await expect(toast(winner, 'Success', 'Your name is no longer shown')).toBeVisible();
      const mask = masks[first] ?? '';
      // The live stream delivers the new setting.
      await expect(won(other.getByRole('list', { name: 'Live bets' }))).toContainText('Hidden');
      await expect(other.getByText(mask)).toHaveCount(0);
      await page.reload();
      await expect(won(liveBoard(page))).toContainText('Hidden');
      await expect(page.getByText(mask)).toHaveCount(0);
    });
  },
);
