import { COLORS, isDigit, type Color, type Digit } from './result';

/** Prediction about a round. */
export type WingoBet =
  | { readonly betType: 'color'; readonly betValue: Color }
  | { readonly betType: 'number'; readonly betValue: Digit }
  | { readonly betType: 'high'; readonly betValue: 'high' }
  | { readonly betType: 'low'; readonly betValue: 'low' };

export const BET_TYPES = ['color', 'number', 'high', 'low'] as const;
export type BetType = (typeof BET_TYPES)[number];

/** Possible values: three colours, ten numbers, high and low. */
export type BetValue = WingoBet['betValue'];

/** Error for a bet that does not exist. The message lists the possible bets. */
export class WingoBetError extends Error {
  override readonly name = 'WingoBetError';
}

/**
 * Parses a bet from its two wire texts, in any letter case. High and low bets may have an empty
 * value.
 *
 * @throws WingoBetError
 */
export function parseBet(betType: string, betValue: string): WingoBet {
  const type = betType.toLowerCase();
  const value = betValue.toLowerCase();
  switch (type) {
    case 'color': {
      const color = COLORS.find((name) => name === value);
      if (color) return { betType: 'color', betValue: color };
      throw new WingoBetError(`There is no colour "${betValue}": bet on ${COLORS.join(', ')}.`);
    }
    case 'number': {
      const digit = /^\d$/.test(value) ? Number(value) : NaN;
      if (isDigit(digit)) return { betType: 'number', betValue: digit };
      throw new WingoBetError(`"${betValue}" cannot be drawn: bet on a number from 0 to 9.`);
    }
    case 'high':
    case 'low':
      if (value === type || value === '') return highOrLow(type);
      throw new WingoBetError(`A ${type} bet has the value "${type}", not "${betValue}".`);
    default:
      throw new WingoBetError(`There is no bet type "${betType}": use ${BET_TYPES.join(', ')}.`);
  }
}

const highOrLow = (size: 'high' | 'low'): WingoBet =>
  size === 'high' ? { betType: 'high', betValue: 'high' } : { betType: 'low', betValue: 'low' };

/** Returns the two wire texts of a bet. Inverse of `parseBet`. */
export const betTexts = ({ betType, betValue }: WingoBet) => ({
  betType,
  betValue: String(betValue),
});
