import {
  DIGITS,
  FEE,
  closingOf,
  GAME_TYPES,
  oddsOf,
  returnToPlayer,
  secondsOf,
  type WingoBet,
} from '@platform/rules/wingo';
import { multipleText, percentText } from './figures';

/** One bet of each kind. High and Low differ in name only, and so do the numbers. */
const BETS: readonly [name: string, bet: WingoBet][] = [
  ['Green', { betType: 'color', betValue: 'green' }],
  ['Red', { betType: 'color', betValue: 'red' }],
  ['Violet', { betType: 'color', betValue: 'violet' }],
  ['A number', { betType: 'number', betValue: 7 }],
  ['High or Low', { betType: 'high', betValue: 'high' }],
];

/** What a bet pays, with the digits where it differs: '2x (1, 3, 7, 9), 1.5x (5)'. */
export function paysText(bet: WingoBet): string {
  const digits = new Map<string, number[]>();
  for (const digit of DIGITS) {
    const odds = oddsOf(bet, digit);
    if (odds.numerator === 0n) continue;
    const pays = multipleText(odds);
    digits.set(pays, [...(digits.get(pays) ?? []), digit]);
  }
  if (bet.betType === 'number') return [...digits.keys()].join();
  return [...digits].map(([pays, on]) => `${pays} (${on.join(', ')})`).join(', ');
}

const chanceOf = (bet: WingoBet) => ({
  numerator: BigInt(DIGITS.filter((digit) => oddsOf(bet, digit).numerator > 0n).length),
  denominator: BigInt(DIGITS.length),
});

const lengths = GAME_TYPES.map(secondsOf);
const seconds = lengths.filter((length) => length % 60 !== 0);
const minutes = lengths.filter((length) => length % 60 === 0).map((length) => length / 60);

/** How long rounds last: '1, 3, 5, 10 minutes', '30 seconds and 1, 3 minutes'. */
const lengthsText = [
  ...(seconds.length > 0 ? [`${seconds.join(', ')} seconds`] : []),
  ...(minutes.length > 0 ? [`${minutes.join(', ')} minutes`] : []),
].join(' and ');

/** How long before zero betting closes: '15', '5 or 15' where games differ. */
const closingText = [...new Set(GAME_TYPES.map((game) => closingOf(game).closes))].join(' or ');

/** Wingo: the one game that takes money. */
export const wingoGuide = {
  title: 'Wingo',
  intro: `Each round draws one number from 0 to 9, all equally likely. Rounds of ${lengthsText} follow each other day and night.`,
  steps: [
    'Choose a colour, a number, High (5 to 9) or Low (0 to 4).',
    'Choose an amount, how many of it, and a multiplier, then place the bet.',
    `Betting closes ${closingText} seconds before the countdown ends; then the number is drawn.`,
    'What you win is in your wallet at once.',
  ],
  odds: {
    caption: 'What a bet pays',
    columns: ['Bet', 'Pays', 'Chance', 'Return'],
    rows: BETS.map(([name, bet]) => [
      name,
      paysText(bet),
      percentText(chanceOf(bet)),
      percentText(returnToPlayer(bet)),
    ]),
  },
  note: `A service fee of ${percentText(FEE)} is taken from each stake first: 100 becomes 98, and 98 is what is multiplied. The return is the share of all stakes that comes back in the long run, the fee included. Every draw can be checked afterwards, down to the last step.`,
};
