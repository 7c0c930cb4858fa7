import type { crashGuide } from '@platform/messages/crashGuide';
import {
  chanceToPass,
  HIGHEST_CRASH_POINT,
  LOWEST_CRASH_POINT,
  multiplierOf,
} from '@platform/rules/crash';
import { times } from '@platform/rules/money';
import type { TextsOf } from '../../theme/Messages';
import { guideFigures } from '../gameFigures';

/** Multipliers of the examples, in hundredths. */
const CASH_OUTS = [110, 150, 200, 300, 400, 600];

export function crashGuideOf(text: TextsOf<typeof crashGuide>, language: string) {
  const { multiple, percent } = guideFigures(language);
  return {
    title: text.title,
    intro: text.intro({
      lowest: multiple(multiplierOf(LOWEST_CRASH_POINT)),
      highest: multiple(multiplierOf(HIGHEST_CRASH_POINT)),
    }),
    steps: [text.bet, text.watch, text.cashOut, text.lose],
    odds: {
      caption: text.caption,
      columns: [text.at, text.chance, text.returns],
      rows: CASH_OUTS.map((at) => {
        const chance = chanceToPass(at);
        const pays = multiplierOf(at);
        return [multiple(pays), percent(chance), percent(times(pays, chance))];
      }),
    },
    note: text.note,
  };
}
