import { expect, type Page } from '@playwright/test';
import type { Platform } from '../../../packages/testing/src/platformServer.ts';
import { QUICK_GAME } from '../../../packages/testing/src/quickGames.ts';

export { drawnRounds } from '../../../packages/testing/src/drawnRounds.ts';

/** Name and page of the game whose rounds take seconds. */
export const GAME = `Wingo ${QUICK_GAME.seconds} Sec`;
export const BOARD = `/${QUICK_GAME.id}`;

export const ROUND_MS = QUICK_GAME.seconds * 1_000;

/** Remaining round time that suffices to place a bet on a slow machine, in ms. */
const ENOUGH_MS = (QUICK_GAME.closes + 9) * 1_000;

export const bettingIsOpen = (board: Page): Promise<void> =>
  expect(board.getByText('Betting is open', { exact: true })).toBeVisible({ timeout: 60_000 });

export async function timeToBet(...boards: readonly [Page, ...Page[]]): Promise<void> {
  const left = ROUND_MS - (Date.now() % ROUND_MS);
  if (left < ENOUGH_MS) await boards[0].waitForTimeout(left);
  await Promise.all(boards.map(bettingIsOpen));
}

/** Returns the last five digits of the newest drawn round's number, which boards display. */
async function lastDrawn(server: Platform): Promise<string> {
  const [round] = await server.query<{ number: string }>(
    'select number from wingo_round where game = 1 and result is not null order by draws_at desc limit 1',
  );
  return round?.number.slice(-5) ?? 'none';
}

export async function nextResult(server: Platform, ...boards: Page[]): Promise<void> {
  const before = await lastDrawn(server);
  await expect.poll(() => lastDrawn(server), { timeout: 70_000 }).not.toBe(before);
  const number = await lastDrawn(server);
  for (const board of boards) {
    const newest = board.getByRole('tabpanel').getByRole('row').nth(1);
    await expect(newest).toContainText(number, { timeout: 15_000 });
  }
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Returns the delay, in ms, after which a journey of several minutes fits into one UTC day. Daily
 * totals and payments change at midnight.
 */
export function untilOneDay(): number {
  const left = DAY_MS - (Date.now() % DAY_MS);
  return left < 5 * MINUTE_MS ? left + MINUTE_MS : 0;
}
