import { diceMultiple, ROLLS, winningRolls, type DiceBet, type Hundredths } from '../dice';
import { reduce, type Rational } from '../money';
import { numberBelow, NUMBER_RANGE, type Numbers } from './seeds';

/** Returns the roll, from 0 to 10,000 hundredths. */
export const rollOf = (numbers: Numbers): Hundredths => numberBelow(ROLLS, numbers, 0);

/** Returns the smallest number below 2^32 that gives at least this roll. */
const firstNumberOf = (roll: number): bigint =>
  (BigInt(roll) * BigInt(NUMBER_RANGE) + BigInt(ROLLS) - 1n) / BigInt(ROLLS);

/**
 * Returns the exact returns of a bet: over the 10,001 rolls, and over the 2^32 numbers from which a
 * roll is drawn. The two differ, because 10,001 does not divide 2^32.
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
