import { betNames } from '@platform/messages/betNames';
import { crashGuide } from '@platform/messages/crashGuide';
import { diceGuide } from '@platform/messages/diceGuide';
import { minesGuide } from '@platform/messages/minesGuide';
import { plinkoGuide } from '@platform/messages/plinkoGuide';
import { wingoGuide } from '@platform/messages/wingoGuide';
import { wingoReturns } from '@platform/messages/wingoReturns';
import { expect, test } from 'vitest';
import { crashGuideOf } from './crashGuide';
import { diceGuideOf } from './diceGuide';
import { minesGuideOf } from './minesGuide';
import { plinkoGuideOf } from './plinkoGuide';
import { wingoReturnsOf } from './wingoReturns';
import { wingoGuideOf } from './wingoGuide';

const wingo = wingoGuideOf(wingoGuide, betNames, 'en');
const dice = diceGuideOf(diceGuide, 'en');
const mines = minesGuideOf(minesGuide, 'en');
const plinko = plinkoGuideOf(plinkoGuide, 'en');
const crash = crashGuideOf(crashGuide, 'en');

test('[LAND-07] [WINGO-11] shows the payout, the chance and the exact return of each Wingo bet', () => {
  expect(wingo.odds.rows).toEqual([
    ['Green', '2x (1, 3, 7, 9), 1.5x (5)', '50%', '93.1%'],
    ['Red', '1.5x (0), 2x (2, 4, 6, 8)', '50%', '93.1%'],
    ['Violet', '4.5x (0, 5)', '20%', '88.2%'],
    ['A number', '9x', '10%', '88.2%'],
    ['High or Low', '2x (5, 6, 7, 8, 9)', '50%', '98%'],
  ]);
  expect(wingo.intro).toMatch(/Rounds of .*1, 3, 5, 10 minutes follow each other/);
  expect(wingo.steps[2]).toMatch(/closes .*15 seconds before/);
});

test('[LAND-07] explains the steps and the table for each game', () => {
  const games = [wingo, dice, mines, plinko, crash];
  const firstWords = (step: string) => step.split(' ', 2).join(' ');
  expect(games.map(({ steps }) => steps.map(firstWords))).toEqual([
    ['Choose a', 'Choose an', 'Betting closes', 'Winnings are'],
    ['Choose your', 'Move the', 'Press Bet.'],
    ['Choose your', 'Press Bet,', 'Cash out'],
    ['Choose your', 'Press Bet:', 'The further'],
    ['Place a', 'Watch the', 'Cash out', 'If you'],
  ]);
  expect(games.map(({ odds }) => odds.columns)).toEqual([
    ['Bet', 'Pays', 'Chance', 'Return'],
    ['Roll over', 'Pays', 'Chance', 'Return'],
    ['Mines, gems', 'Pays', 'Chance', 'Return'],
    ['Rows', 'Low', 'Medium', 'High'],
    ['Cash out at', 'Chance', 'Return'],
  ]);
  expect(wingo.note).toContain('A service fee of 2% is taken from each stake first');
});

test('(A4) shows the exact return of every Wingo bet', () => {
  expect(wingoReturnsOf(wingoReturns, betNames, 'en').columns).toEqual(['Bet', 'Pays', 'Return']);
  expect(wingoReturnsOf(wingoReturns, betNames, 'en').rows).toEqual([
    ['Green', '2x (1, 3, 7, 9), 1.5x (5)', '93.1%'],
    ['Violet', '4.5x (0, 5)', '88.2%'],
    ['Red', '1.5x (0), 2x (2, 4, 6, 8)', '93.1%'],
    ...[...'0123456789'].map((digit) => [digit, '9x', '88.2%']),
    ['High', '2x (5, 6, 7, 8, 9)', '98%'],
    ['Low', '2x (0, 1, 2, 3, 4)', '98%'],
  ]);
});

test('[LAND-07] shows a return of 98% for every choice in Dice and Mines', () => {
  const returns = [...dice.odds.rows, ...mines.odds.rows].map((row) => row.at(-1));
  expect(new Set(returns)).toEqual(new Set(['98%']));
  expect(dice.odds.rows[2]).toEqual(['50.00', '1.96x', '50%', '98%']);
  // With three mines, 22 * 21 * 20 * 19 * 18 of the 6,375,600 ways to open five of 25 cells avoid
  // all mines.
  expect(mines.odds.rows[2]).toEqual(['3, 5', '1.97x', '49.57%', '98%']);
});

test('[LAND-07] shows the published returns of the Plinko boards', () => {
  expect(plinko.odds.rows[0]).toEqual(['8', '98.98% (5.6x)', '98.91% (13x)', '99.06% (29x)']);
  expect(plinko.odds.rows.at(-1)?.at(-1)).toMatch(/^98\.\d\d% \(1000x\)$/);
});

test('[LAND-07] states that Aviator favours the player', () => {
  // 205 of the 251 crash points are above 2.00.
  expect(crash.odds.rows[2]).toEqual(['2x', '81.67%', '163.35%']);
  expect(crash.note).toContain('favours the player');
});

test("formats figures in the user's language", () => {
  expect(wingoGuideOf(wingoGuide, betNames, 'es').odds.rows[0]?.slice(1)).toEqual([
    '2x (1, 3, 7, 9), 1,5x (5)',
    '50\u00a0%',
    '93,1\u00a0%',
  ]);
  expect(diceGuideOf(diceGuide, 'tr').odds.rows[2]).toEqual(['50,00', '1,96x', '%50', '%98']);
});
