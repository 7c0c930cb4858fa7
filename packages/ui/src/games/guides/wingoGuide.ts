import type { betNames } from '@platform/messages/betNames';
import type { wingoGuide } from '@platform/messages/wingoGuide';
import {
  chanceOf,
  DIGITS,
  feeRate,
  leftOf100,
  closingOf,
  GAME_TYPES,
  oddsOf,
  returnToPlayer,
  secondsOf,
  type WingoBet,
} from '@platform/rules/wingo';
import type { TextsOf } from '../../theme/Messages';
import { gameFigures, type GameFigures } from '../gameFigures';

type Texts = TextsOf<typeof wingoGuide>;

/** Lists one bet of each kind. */
const betsOf = (
  text: Texts,
  names: TextsOf<typeof betNames>,
): readonly (readonly [name: string, bet: WingoBet])[] => [
  [names.green, { betType: 'color', betValue: 'green' }],
  [names.red, { betType: 'color', betValue: 'red' }],
  [names.violet, { betType: 'color', betValue: 'violet' }],
  [text.number, { betType: 'number', betValue: 7 }],
  [text.size, { betType: 'high', betValue: 'high' }],
];

/** Formats a bet's payouts with the winning digits: '2x (1, 3, 7, 9), 1.5x (5)'. */
export function paysText(bet: WingoBet, figures: GameFigures): string {
  const digits = new Map<string, number[]>();
  for (const digit of DIGITS) {
    const odds = oddsOf(bet, digit);
    if (odds.numerator === 0n) continue;
    const pays = figures.multiple(odds);
    digits.set(pays, [...(digits.get(pays) ?? []), digit]);
  }
  if (bet.betType === 'number') return [...digits.keys()].join();
  return [...digits].map(([pays, on]) => `${pays} (${on.join(', ')})`).join(', ');
}

const lengths = GAME_TYPES.map(secondsOf);
const seconds = lengths.filter((length) => length % 60 !== 0);
const minutes = lengths.filter((length) => length % 60 === 0).map((length) => length / 60);

/** Formats the round lengths: '1, 3, 5, 10 minutes', '30 seconds and 1, 3 minutes'. */
function lengthsText(text: Texts): string {
  const inSeconds = seconds.join(', ');
  const inMinutes = minutes.join(', ');
  if (inSeconds === '') return text.minutes({ minutes: inMinutes });
  if (inMinutes === '') return text.seconds({ seconds: inSeconds });
  return text.secondsAndMinutes({ seconds: inSeconds, minutes: inMinutes });
}

/** Formats the close of betting, in seconds before the end: '15', or '10 or 15' if games differ. */
const closingText = (language: string): string => {
  const closings = [...new Set(GAME_TYPES.map((game) => closingOf(game).closes))];
  const sorted = closings.toSorted((a, b) => a - b).map(String);
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(sorted);
};

export function wingoGuideOf(text: Texts, names: TextsOf<typeof betNames>, language: string) {
  const figures = gameFigures(language);
  return {
    title: text.title,
    intro: text.intro({ lengths: lengthsText(text) }),
    steps: [text.choose, text.stake, text.closing({ seconds: closingText(language) }), text.win],
    odds: {
      caption: text.caption,
      columns: [text.bet, text.pays, text.chance, text.returns],
      rows: betsOf(text, names).map(([name, bet]) => [
        name,
        paysText(bet, figures),
        figures.percent(chanceOf(bet)),
        figures.percent(returnToPlayer(bet)),
      ]),
    },
    note: text.note({ percent: figures.percent(feeRate()), rest: figures.number(leftOf100()) }),
  };
}
