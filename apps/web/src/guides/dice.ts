import type { diceGuide } from '@platform/messages/diceGuide';
import { chanceOf, HIGHEST_TARGET, multiplierOf } from '@platform/rules/dice';
import { times, type Rational } from '@platform/rules/money';
import { gameFigures, type GameFigures } from '@platform/ui';
import type { TextsOf } from '@platform/ui/theme';

/** Numbers to roll over, in hundredths. */
const TARGETS = [1_000, 2_500, 5_000, 7_500, 9_000, 9_900];

function rowOf(target: number, { hundredths, multiple, percent }: GameFigures): string[] {
  const pays = multiplierOf(target);
  // Only above the highest target is there no roll.
  if (!pays) throw new RangeError(`Nothing is paid for a roll over ${target}: choose less.`);
  const chance: Rational = {
    numerator: BigInt(chanceOf(target)),
    denominator: BigInt(HIGHEST_TARGET),
  };
  return [hundredths(target), multiple(pays), percent(chance), percent(times(pays, chance))];
}

/**
 * Dice.
 *
 * @param language a BCP 47 tag
 */
export const diceGuideOf = (text: TextsOf<typeof diceGuide>, language: string) => ({
  title: text.title,
  intro: text.intro,
  steps: [text.stake, text.target, text.bet],
  odds: {
    caption: text.caption,
    columns: [text.over, text.pays, text.chance, text.returns],
    rows: TARGETS.map((target) => rowOf(target, gameFigures(language))),
  },
});
