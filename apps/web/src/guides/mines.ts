import { CELLS, multiplierOf, type MineCount } from '@platform/rules/mines';
import { times, type Rational } from '@platform/rules/money';
import { multipleText, percentText } from './figures';

/** So many mines, so many cells opened. */
const EXAMPLES: readonly (readonly [mines: MineCount, gems: number])[] = [
  [1, 1],
  [3, 1],
  [3, 5],
  [5, 3],
  [10, 5],
  [24, 1],
];

/** The chance to open so many cells without a mine. */
function chanceOf(mines: MineCount, gems: number): Rational {
  const openings = Array.from({ length: gems }, (_, opened) => ({
    numerator: BigInt(CELLS - mines - opened),
    denominator: BigInt(CELLS - opened),
  }));
  return openings.reduce(times);
}

/** Mines. */
export const minesGuide = {
  title: 'Mines',
  intro: `Mines lie hidden under some of ${CELLS} cells, anywhere with the same chance. Every cell without one raises what you can cash out.`,
  steps: [
    'Choose your bet and the number of mines, 1 to 24.',
    'Press Bet, then open cells.',
    'Cash out whenever you like. A mine ends the round and takes the bet.',
  ],
  odds: {
    caption: 'What a cash-out pays',
    columns: ['Mines, gems', 'Pays', 'Chance', 'Return'],
    rows: EXAMPLES.map(([mines, gems]) => {
      const pays = multiplierOf(mines, gems);
      const chance = chanceOf(mines, gems);
      return [
        `${mines}, ${gems}`,
        multipleText(pays),
        percentText(chance),
        percentText(times(pays, chance)),
      ];
    }),
  },
};
