import type { crashGuide } from '@platform/messages/crashGuide';
import {
  chanceToPass,
  HIGHEST_CRASH_POINT,
  LOWEST_CRASH_POINT,
  multiplierOf,
} from '@platform/rules/crash';
import { times } from '@platform/rules/money';
import type { TextsOf } from '@platform/ui/theme';
import { multipleText, percentText } from './figures';

/** Where a player may plan to cash out, in hundredths. */
const CASH_OUTS = [110, 150, 200, 300, 400, 600];

const lowest = multipleText(multiplierOf(LOWEST_CRASH_POINT));
const highest = multipleText(multiplierOf(HIGHEST_CRASH_POINT));

/** Aviator. */
export const crashGuideOf = (text: TextsOf<typeof crashGuide>) => ({
  title: text.title,
  intro: text.intro({ lowest, highest }),
  steps: [text.bet, text.watch, text.cashOut, text.lose],
  odds: {
    caption: text.caption,
    columns: [text.at, text.chance, text.returns],
    rows: CASH_OUTS.map((at) => {
      const chance = chanceToPass(at);
      const multiple = multiplierOf(at);
      return [multipleText(multiple), percentText(chance), percentText(times(multiple, chance))];
    }),
  },
  note: text.note,
});
