import { MoneyError } from '../money';
import type { Hundredths } from './dice';

/** Number of possible rolls of the game for money: 0.00 to 100.00. */
export const ROLLS = 10_001;

/** Largest number of winning rolls of a bet. */
const MOST_WINNING = 9_800;

export interface DiceBet {
  /** An `over` bet wins with a roll above the target, an `under` bet below it. */
  readonly direction: 'over' | 'under';
  readonly target: Hundredths;
}

/** Formats a roll or a target with two decimals, such as `98.30`. */
export const hundredthsText = (hundredths: Hundredths): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

/**
 * Reads a number with at most two decimals, such as a target, in hundredths.
 *
 * @throws MoneyError for other text
 */
export function parseHundredths(value: string | number): Hundredths {
  const [, units = '', decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(String(value)) ?? [];
  if (units === '') throw new MoneyError(`"${value}" is not a number with two decimals.`);
  return Number(units) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Returns the number of rolls with which a bet wins, out of 10,001. */
export const winningRolls = ({ direction, target }: DiceBet): number =>
  direction === 'over' ? ROLLS - 1 - target : target;

/** Returns true for a bet on offer: over 2.00 to 99.99, or under 0.01 to 98.00. */
export const isDiceBet = (bet: DiceBet): boolean => {
  const winning = winningRolls(bet);
  return Number.isInteger(winning) && winning >= 1 && winning <= MOST_WINNING;
};
