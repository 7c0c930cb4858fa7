import type { minesGuide } from '@platform/messages/minesGuide';
import { CELLS, multiplierOf, type MineCount } from '@platform/rules/mines';
import { times, type Rational } from '@platform/rules/money';
import { gameFigures } from '@platform/ui';
import type { TextsOf } from '@platform/ui/theme';

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

/**
 * Mines.
 *
 * @param language a BCP 47 tag
 */
export function minesGuideOf(text: TextsOf<typeof minesGuide>, language: string) {
  const { multiple, percent } = gameFigures(language);
  return {
    title: text.title,
    intro: text.intro({ cells: CELLS }),
    steps: [text.stake, text.bet, text.cashOut],
    odds: {
      caption: text.caption,
      columns: [text.example, text.pays, text.chance, text.returns],
      rows: EXAMPLES.map(([mines, gems]) => {
        const pays = multiplierOf(mines, gems);
        const chance = chanceOf(mines, gems);
        return [`${mines}, ${gems}`, multiple(pays), percent(chance), percent(times(pays, chance))];
      }),
    },
  };
}
