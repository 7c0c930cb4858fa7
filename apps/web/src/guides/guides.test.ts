import { expect, test } from 'vitest';
import { crashGuide } from './crash';
import { diceGuide } from './dice';
import { minesGuide } from './mines';
import { plinkoGuide } from './plinko';
import { wingoReturns } from './returns';
import { wingoGuide } from './wingo';

test('[LAND-07] [WINGO-11] Wingo: what each bet pays, how likely it is, and its exact return', () => {
  expect(wingoGuide.odds.rows).toEqual([
    ['Green', '2x (1, 3, 7, 9), 1.5x (5)', '50%', '93.1%'],
    ['Red', '1.5x (0), 2x (2, 4, 6, 8)', '50%', '93.1%'],
    ['Violet', '4.5x (0, 5)', '20%', '88.2%'],
    ['A number', '9x', '10%', '88.2%'],
    ['High or Low', '2x (5, 6, 7, 8, 9)', '50%', '98%'],
  ]);
});

test('(A4) every bet on Wingo with its exact return', () => {
  expect(wingoReturns.rows).toEqual([
    ['Green', '2x (1, 3, 7, 9), 1.5x (5)', '93.1%'],
    ['Violet', '4.5x (0, 5)', '88.2%'],
    ['Red', '1.5x (0), 2x (2, 4, 6, 8)', '93.1%'],
    ...[...'0123456789'].map((digit) => [digit, '9x', '88.2%']),
    ['High', '2x (5, 6, 7, 8, 9)', '98%'],
    ['Low', '2x (0, 1, 2, 3, 4)', '98%'],
  ]);
});

test('[LAND-07] Dice and Mines pay 98% back, whatever is chosen', () => {
  const returns = [...diceGuide.odds.rows, ...minesGuide.odds.rows].map((row) => row.at(-1));
  expect(new Set(returns)).toEqual(new Set(['98%']));
  expect(diceGuide.odds.rows[2]).toEqual(['50.00', '1.96x', '50%', '98%']);
  // Three mines: five cells of 25 without one are open in 22 * 21 * 20 * 19 * 18 of 6,375,600 ways.
  expect(minesGuide.odds.rows[2]).toEqual(['3, 5', '1.977193x', '49.565217%', '98%']);
});

test('[LAND-07] Plinko: the published returns of its boards', () => {
  expect(plinkoGuide.odds.rows[0]).toEqual([
    '8',
    '98.984375% (5.6x)',
    '98.90625% (13x)',
    '99.0625% (29x)',
  ]);
  expect(plinkoGuide.odds.rows.at(-1)?.at(-1)).toMatch(/^98\.\d+% \(1000x\)$/);
});

test('[LAND-07] Aviator says that it favours the player', () => {
  // 205 of the 251 crash points lie beyond 2.00.
  expect(crashGuide.odds.rows[2]).toEqual(['2x', '81.673307%', '163.346614%']);
  expect(crashGuide.note).toContain('favours the player');
});
