import { divide, multiply, reduce, type MicroUsdt, type Rational } from '../money';
import { pickBelow, type Random } from '../random';

/** Number from 0 to 100 with two decimals, in hundredths: 5000 is 50.00. */
export type Hundredths = number;

/** Formats a roll or a target with two decimals, such as `98.30`. */
export const hundredthsText = (hundredths: Hundredths): string => (hundredths / 100).toFixed(2);

/** Highest target of the slider: 100.00. No roll can win. */
export const HIGHEST_TARGET: Hundredths = 10_000;

/** Initial target of the game: 50. Source: the specification. */
export const DEFAULT_TARGET: Hundredths = 5_000;

/**
 * Return to player, in percent. The specification gives no multiplier, so dice keeps Wingo's 2%
 * fee.
 */
const PAID_BACK = 98n;

/**
 * Rolls a number from 0.01 to 100.00, all equally likely. The chance to roll above a target is
 * therefore exactly 100 minus the target.
 */
export const rollDice = (random: Random): Hundredths => pickBelow(HIGHEST_TARGET, random) + 1;

export const wins = (roll: Hundredths, target: Hundredths): boolean => roll > target;

/** Returns the chance to win, in hundredths of a percent: 50.00% for the target 50.00. */
export const chanceOf = (target: Hundredths): Hundredths => HIGHEST_TARGET - target;

/** Returns the target with this chance to win, clamped to 0 to 100%. */
export const targetOfChance = (chance: Hundredths): Hundredths =>
  HIGHEST_TARGET - Math.min(Math.max(chance, 0), HIGHEST_TARGET);

/**
 * Returns a win's payout as a multiple of the stake: 98 / (100 - target). `undefined` if no roll
 * can win.
 */
export function multiplierOf(target: Hundredths): Rational | undefined {
  if (target >= HIGHEST_TARGET) return undefined;
  return reduce({ numerator: PAID_BACK * 100n, denominator: BigInt(chanceOf(target)) });
}

/** Returns the target with the closest multiplier, clamped to 0.98 to 9800. */
export function targetOfMultiplier({ numerator, denominator }: Rational): Hundredths {
  if (numerator <= 0n) return targetOfChance(HIGHEST_TARGET);
  const chance = divide(PAID_BACK * 100n * denominator, numerator, 'half-up');
  return targetOfChance(Math.max(Number(chance), 1));
}

/** Returns a bet's payout, rounded down to micro-USDT; zero if it loses. */
export function payout(stake: MicroUsdt, roll: Hundredths, target: Hundredths): MicroUsdt {
  const multiplier = multiplierOf(target);
  return multiplier && wins(roll, target) ? multiply(stake, multiplier, 'down') : 0n;
}
