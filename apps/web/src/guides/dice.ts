import { chanceOf, HIGHEST_TARGET, multiplierOf } from '@platform/rules/dice';
import { times, type Rational } from '@platform/rules/money';
import { multipleText, percentText } from './figures';

/** Numbers to roll over, in hundredths. */
const TARGETS = [1_000, 2_500, 5_000, 7_500, 9_000, 9_900];

function rowOf(target: number): string[] {
  const pays = multiplierOf(target);
  // No roll lies above the highest target alone.
  if (!pays) throw new RangeError(`Nothing is paid for a roll over ${target}: choose less.`);
  const chance: Rational = {
    numerator: BigInt(chanceOf(target)),
    denominator: BigInt(HIGHEST_TARGET),
  };
  return [
    (target / 100).toFixed(2),
    multipleText(pays),
    percentText(chance),
    percentText(times(pays, chance)),
  ];
}

/** Dice. */
export const diceGuide = {
  title: 'Dice',
  intro:
    'A number from 0.01 to 100.00 is rolled, all equally likely. You win when it lies above the number you chose.',
  steps: [
    'Choose your bet.',
    'Move the slider to the number to roll over, or type the multiplier or the chance you want.',
    'Press Bet.',
  ],
  odds: {
    caption: 'What a bet pays',
    columns: ['Roll over', 'Pays', 'Chance', 'Return'],
    rows: TARGETS.map(rowOf),
  },
};
