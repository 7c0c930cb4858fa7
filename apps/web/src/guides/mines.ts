import type { minesGuide } from '@platform/messages/minesGuide';
import { CELLS, multiplierOf, type MineCount } from '@platform/rules/mines';
import { times, type Rational } from '@platform/rules/money';
import type { TextsOf } from '@platform/ui/theme';
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
export const minesGuideOf = (text: TextsOf<typeof minesGuide>) => ({
  title: text.title,
  intro: text.intro({ cells: CELLS }),
  steps: [text.stake, text.bet, text.cashOut],
  odds: {
    caption: text.caption,
    columns: [text.example, text.pays, text.chance, text.returns],
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
});
