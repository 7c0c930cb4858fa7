import type { Rational } from '../money';
import type { WingoBet } from './bet';
import { oddsOf } from './payout';
import { COLORS, DIGITS } from './result';

/** Returns the chance that a bet wins, with ten equally likely digits. */
export const chanceOf = (bet: WingoBet): Rational => ({
  numerator: BigInt(DIGITS.filter((digit) => oddsOf(bet, digit).numerator > 0n).length),
  denominator: BigInt(DIGITS.length),
});

/** Returns all bets: three colours, ten numbers, high and low. */
export const everyBet = (): readonly WingoBet[] => [
  ...COLORS.map((color): WingoBet => ({ betType: 'color', betValue: color })),
  ...DIGITS.map((digit): WingoBet => ({ betType: 'number', betValue: digit })),
  { betType: 'high', betValue: 'high' },
  { betType: 'low', betValue: 'low' },
];
