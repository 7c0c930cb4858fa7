import {
  chanceToPass,
  HIGHEST_CRASH_POINT,
  LOWEST_CRASH_POINT,
  multiplierOf,
} from '@platform/rules/crash';
import { times } from '@platform/rules/money';
import { multipleText, percentText } from './figures';

/** Where a player may plan to cash out, in hundredths. */
const CASH_OUTS = [110, 150, 200, 300, 400, 600];

const lowest = multipleText(multiplierOf(LOWEST_CRASH_POINT));
const highest = multipleText(multiplierOf(HIGHEST_CRASH_POINT));

/** Aviator. */
export const crashGuide = {
  title: 'Aviator',
  intro: `A plane takes off and a multiplier rises with it, until it flies away at a point between ${lowest} and ${highest}, every step equally likely.`,
  steps: [
    'Place a bet before the round starts. You can take it back until then.',
    'Watch the multiplier rise.',
    'Cash out before the plane flies away: your bet is paid times the multiplier on show.',
    'Whoever stays too long loses the bet.',
  ],
  odds: {
    caption: 'What a cash-out pays',
    columns: ['Cash out at', 'Chance', 'Return'],
    rows: CASH_OUTS.map((at) => {
      const chance = chanceToPass(at);
      const multiple = multiplierOf(at);
      return [multipleText(multiple), percentText(chance), percentText(times(multiple, chance))];
    }),
  },
  note: 'A demo that favours the player, played on a demo balance. No game for money could pay like that.',
};
