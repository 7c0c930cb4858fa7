import type { minesGuide } from '@platform/messages/minesGuide';
import { CELLS, chanceOf, multiplierOf, type MineCount } from '@platform/rules/mines';
import { times } from '@platform/rules/money';
import type { TextsOf } from '../../theme/Messages';
import { guideFigures } from '../gameFigures';

/** Example numbers of mines and opened cells. */
const EXAMPLES: readonly (readonly [mines: MineCount, gems: number])[] = [
  [1, 1],
  [3, 1],
  [3, 5],
  [5, 3],
  [10, 5],
  [24, 1],
];

export function minesGuideOf(text: TextsOf<typeof minesGuide>, language: string) {
  const { multiple, percent } = guideFigures(language);
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
