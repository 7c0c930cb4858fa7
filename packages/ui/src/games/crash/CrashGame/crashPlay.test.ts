import { toDecimal, USDT } from '@platform/rules/money';
import { expect, test } from 'vitest';
import { advance, cashOut, openTable, placeBet, takeBack, type CrashPlay } from './crashPlay';

const words = {
  crashedAt: (at: number) => `crashed ${at}`,
  cashedOutAt: (at: number) => `out ${at}`,
};
/** Plays with the random value 0.2: the crash point is 2.10, reached after 11 s. */
const run = (play: CrashPlay, now: number) => advance(play, now, () => 0.2, words);
const table = openTable(0, 1_000n * USDT);

test('[CRASH-01] raises the multiplier by 0.02 every 200 ms and crashes at the crash point', () => {
  const rising = run(table, 5_000).play;
  expect(rising).toMatchObject({ phase: 'rising', multiplier: 100, crashPoint: 210 });
  expect(run(rising, 5_200).play.multiplier).toBe(102);
  expect(run(rising, 15_999).play).toMatchObject({ phase: 'rising', multiplier: 208 });
  expect(run(rising, 16_000).play).toMatchObject({ phase: 'crashed', multiplier: 210 });
});

test('[CRASH-01] starts the next round 5 s after the crash', () => {
  const crashed = run(run(table, 5_000).play, 16_050).play;
  expect(crashed.since).toBe(16_000);
  expect(run(crashed, 20_999).play.phase).toBe('crashed');
  expect(run(crashed, 21_000).play.phase).toBe('rising');
});

test('advances by one phase, without replaying missed rounds, after a suspended tab wakes up', () => {
  const crashed = run(run(table, 5_000).play, 10_000_000).play;
  expect(crashed.phase).toBe('crashed');
  expect(run(crashed, 10_000_000).play.phase).toBe('rising');
});

test('[CRASH-01] loses the bet at the crash', () => {
  const rising = run(placeBet(table, 10n * USDT), 5_000).play;
  expect(rising.bet?.state).toBe('riding');
  const { play, settled } = run(rising, 16_000);
  expect(settled).toMatchObject({ won: false, payout: 0n, outcome: 'crashed 210' });
  expect(toDecimal(play.balance)).toBe('990');
  expect(run(play, 16_100).settled).toBeUndefined();
});

test('[CRASH-01] pays the displayed multiplier once for a cash-out before the crash', () => {
  const rising = run(run(placeBet(table, 10n * USDT), 5_000).play, 10_000).play;
  const { play, settled } = cashOut(rising, 10_100, words);
  expect(settled).toMatchObject({ won: true, outcome: 'out 150' });
  expect(toDecimal(play.balance)).toBe('1005');
  expect(cashOut(play, 10_200, words)).toEqual({ play });
  expect(run(play, 16_000).settled).toBeUndefined();
});

test('[CRASH-01] refuses a cash-out at the crash, even before the crash is shown', () => {
  const rising = run(run(placeBet(table, 10n * USDT), 5_000).play, 15_900).play;
  expect(cashOut(rising, 16_000, words)).toEqual({ play: rising });
});

test('applies a bet to the next round if it is placed during a round', () => {
  const rising = placeBet(run(table, 5_000).play, USDT);
  const crashed = run(rising, 16_000);
  expect(crashed.settled).toBeUndefined();
  expect(run(crashed.play, 21_000).play.bet?.state).toBe('riding');
});

test('cancels a bet before its round starts', () => {
  const placed = placeBet(table, USDT);
  expect(takeBack(placed)).toEqual(table);
  const riding = run(placed, 5_000).play;
  expect(takeBack(riding)).toBe(riding);
});

test('refuses a second bet and a bet above the balance', () => {
  expect(placeBet(table, 1_001n * USDT)).toBe(table);
  const placed = placeBet(table, USDT);
  expect(placeBet(placed, USDT)).toBe(placed);
});
