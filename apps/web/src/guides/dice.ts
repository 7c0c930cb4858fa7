import type { diceGuide } from '@platform/messages/diceGuide';
import { chanceOf, HIGHEST_TARGET, multiplierOf } from '@platform/rules/dice';
import { times, type Rational } from '@platform/rules/money';
import type { TextsOf } from '@platform/ui/theme';
import { multipleText, percentText } from './figures';

/** Numbers to roll over, in hundredths. */
const TARGETS = [1_000, 2_500, 5_000, 7_500, 9_000, 9_900];

function rowOf(target: number): string[] {
  const pays = multiplierOf(target);
  // Only above the highest target is there no roll.
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
export const diceGuideOf = (text: TextsOf<typeof diceGuide>) => ({
  title: text.title,
  intro: text.intro,
  steps: [text.stake, text.target, text.bet],
  odds: {
    caption: text.caption,
    columns: [text.over, text.pays, text.chance, text.returns],
    rows: TARGETS.map(rowOf),
  },
});
