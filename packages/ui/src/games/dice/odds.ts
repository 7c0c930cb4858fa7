import {
  chanceOf,
  HIGHEST_TARGET,
  multiplierOf,
  targetOfChance,
  targetOfMultiplier,
  type DiceBet,
  type Hundredths,
} from '@platform/rules/dice';
import { divide, type Rational } from '@platform/rules/money';

/** Odds of a game: conversions between target, chance and multiplier, and the winning side. */
export interface DiceOdds {
  /** An `over` bet wins with a roll above the target, an `under` bet with a roll below it. */
  readonly direction: DiceBet['direction'];
  /** Returns the multiplier of a win; undefined if no roll can win. */
  readonly multiplierOf: (target: Hundredths) => Rational | undefined;
  /** Returns the chance to win, from 0 to 1. */
  readonly chanceOf: (target: Hundredths) => Rational;
  /** Number of decimals of the chance in percent. */
  readonly chanceDecimals: number;
  /** Returns the nearest target that the game offers. */
  readonly nearest: (target: Hundredths) => Hundredths;
  readonly targetOfMultiplier: (multiplier: Rational) => Hundredths;
  readonly targetOfChance: (chance: Rational) => Hundredths;
}

const HUNDREDTHS = 10_000n;

/** Odds of the demo. Every target from 0 to 100 is on offer. */
export const DEMO_ODDS: DiceOdds = {
  direction: 'over',
  multiplierOf,
  chanceOf: (target) => ({ numerator: BigInt(chanceOf(target)), denominator: HUNDREDTHS }),
  chanceDecimals: 2,
  nearest: (target) => Math.min(Math.max(target, 0), HIGHEST_TARGET),
  targetOfMultiplier,
  targetOfChance: ({ numerator, denominator }) =>
    targetOfChance(Number(divide(numerator * HUNDREDTHS, denominator, 'half-up'))),
};
