import { divide, multiply, reduce, type MicroUsdt, type Rational } from '../money';
import { pickBelow, type Random } from '../random';

/** A number from 0 to 100 with two decimals, counted in hundredths: 5000 is 50.00. */
export type Hundredths = number;

/** The slider at its right end: 100.00. No roll lies above it. */
export const HIGHEST_TARGET: Hundredths = 10_000;

/** The slider when the game opens (the specification): 50. */
export const DEFAULT_TARGET: Hundredths = 5_000;

/**
 * What a bet would pay that always wins: 98 of 100. The specification gives no multiplier; the house
 * keeps 2%, the service fee it names for Wingo.
 */
const PAID_BACK = 98n;

/**
 * Rolls a number from 0.01 to 100.00, each of the 10,000 equally likely. Counted this way, the chance
 * to lie above a target is exactly what is left above it.
 */
export const rollDice = (random: Random): Hundredths => pickBelow(HIGHEST_TARGET, random) + 1;

/** A roll wins when it lies above the target. */
export const wins = (roll: Hundredths, target: Hundredths): boolean => roll > target;

/** The chance to win, in hundredths of a percent: above 50.00 lie 50.00%. */
export const chanceOf = (target: Hundredths): Hundredths => HIGHEST_TARGET - target;

/** The target with this chance to win. Chances outside 0 to 100% count as the nearest. */
export const targetOfChance = (chance: Hundredths): Hundredths =>
  HIGHEST_TARGET - Math.min(Math.max(chance, 0), HIGHEST_TARGET);

/** What a win pays: 98 / (100 - target) times the stake. `undefined` when no roll can win. */
export function multiplierOf(target: Hundredths): Rational | undefined {
  if (target >= HIGHEST_TARGET) return undefined;
  return reduce({ numerator: PAID_BACK * 100n, denominator: BigInt(chanceOf(target)) });
}

/**
 * The target whose win pays closest to this multiple. Multiples outside 0.98 to 9800 count as the
 * nearest.
 */
export function targetOfMultiplier({ numerator, denominator }: Rational): Hundredths {
  if (numerator <= 0n) return targetOfChance(HIGHEST_TARGET);
  const chance = divide(PAID_BACK * 100n * denominator, numerator, 'half-up');
  return targetOfChance(Math.max(Number(chance), 1));
}

/** What a bet brings back: nothing when it loses. Parts of a micro-USDT are dropped. */
export function payout(stake: MicroUsdt, roll: Hundredths, target: Hundredths): MicroUsdt {
  const multiplier = multiplierOf(target);
  return multiplier && wins(roll, target) ? multiply(stake, multiplier, 'down') : 0n;
}
