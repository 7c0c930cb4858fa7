import type { diceGuide } from '@platform/messages/diceGuide';
import { chanceOf, HIGHEST_TARGET, multiplierOf } from '@platform/rules/dice';
import { times, type Rational } from '@platform/rules/money';
import type { TextsOf } from '../../theme/Messages';
import { guideFigures, type GameFigures } from '../gameFigures';

/** Targets of the examples, in hundredths. */
const TARGETS = [1_000, 2_500, 5_000, 7_500, 9_000, 9_900];

function rowOf(target: number, { hundredths, multiple, percent }: GameFigures): string[] {
  const pays = multiplierOf(target);
  if (!pays) throw new RangeError(`No roll is over ${target}: choose a lower target.`);
  const chance: Rational = {
    numerator: BigInt(chanceOf(target)),
    denominator: BigInt(HIGHEST_TARGET),
  };
  return [hundredths(target), multiple(pays), percent(chance), percent(times(pays, chance))];
}

export const diceGuideOf = (text: TextsOf<typeof diceGuide>, language: string) => ({
  title: text.title,
  intro: text.intro,
  steps: [text.stake, text.target, text.bet],
  odds: {
    caption: text.caption,
    columns: [text.over, text.pays, text.chance, text.returns],
    rows: TARGETS.map((target) => rowOf(target, guideFigures(language))),
  },
});
