import type { Hundredths } from '../dice';
import { reduce, type Rational } from '../money';
import { TEN_THOUSANDTHS } from './payout';
import { numberBelow, NUMBER_RANGE, type Numbers } from './seeds';

/** Number of possible rolls: 0.00 to 100.00. */
const ROLLS = 10_001;

/** Largest number of winning rolls of a bet. */
const MOST_WINNING = 9_800;

/** 99 % of the stake in ten-thousandths, times the 10,000 rolls from which the multiples derive. */
const PAID = 99_000_000n;

export interface DiceBet {
  /** An `over` bet wins with a roll above the target, an `under` bet below it. */
  readonly direction: 'over' | 'under';
  readonly target: Hundredths;
}

/** Returns the roll, from 0 to 10,000 hundredths. */
export const rollOf = (numbers: Numbers): Hundredths => numberBelow(ROLLS, numbers, 0);

/** Returns the number of rolls with which a bet wins, out of 10,001. */
export const winningRolls = ({ direction, target }: DiceBet): number =>
  direction === 'over' ? ROLLS - 1 - target : target;

/** Returns true for a bet on offer: over 2.00 to 99.99, or under 0.01 to 98.00. */
export const isDiceBet = (bet: DiceBet): boolean => {
  const winning = winningRolls(bet);
  return Number.isInteger(winning) && winning >= 1 && winning <= MOST_WINNING;
};

export const winsWith = (roll: Hundredths, { direction, target }: DiceBet): boolean =>
  direction === 'over' ? roll > target : roll < target;

/** Returns the multiple that a win pays, in ten-thousandths, rounded down. */
export const diceMultiple = (bet: DiceBet): Rational => ({
  numerator: PAID / BigInt(winningRolls(bet)),
  denominator: TEN_THOUSANDTHS,
});

/** Returns the chance to win if all rolls were equally likely: see `diceReturns`. */
export const diceChance = (bet: DiceBet): Rational =>
  reduce({ numerator: BigInt(winningRolls(bet)), denominator: BigInt(ROLLS) });

/** Returns the smallest number below 2^32 whose roll is at least this one. */
const firstNumberOf = (roll: number): bigint =>
  (BigInt(roll) * BigInt(NUMBER_RANGE) + BigInt(ROLLS) - 1n) / BigInt(ROLLS);

/**
 * Returns the exact returns of a bet: over the 10,001 rolls, and over the 2^32 numbers that they are drawn
 * from. The two differ, because 10,001 does not divide 2^32.
 */
export function diceReturns(bet: DiceBet): { overRolls: Rational; overNumbers: Rational } {
  const { numerator, denominator } = diceMultiple(bet);
  const range = BigInt(NUMBER_RANGE);
  const winning =
    bet.direction === 'over' ? range - firstNumberOf(bet.target + 1) : firstNumberOf(bet.target);
  return {
    overRolls: reduce({
      numerator: numerator * BigInt(winningRolls(bet)),
      denominator: denominator * BigInt(ROLLS),
    }),
    overNumbers: reduce({ numerator: numerator * winning, denominator: denominator * range }),
  };
}
