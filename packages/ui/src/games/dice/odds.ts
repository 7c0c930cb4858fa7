import {
  chanceOf,
  diceBetAt,
  diceBetWithChance,
  diceBetWithMultiple,
  diceChance,
  diceMultiple,
  HIGHEST_TARGET,
  multiplierOf,
  targetOfChance,
  targetOfMultiplier,
  type DiceBet,
  type Hundredths,
} from '@platform/rules/dice';
import { divide, type Rational } from '@platform/rules/money';

/** Relation of target, chance and multiplier of a game. */
export interface DiceOdds {
  /** Returns the multiplier of a win; undefined if no roll can win. */
  readonly multiplierOf: (target: Hundredths) => Rational | undefined;
  /** Returns the chance to win as a share. */
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
  multiplierOf,
  chanceOf: (target) => ({ numerator: BigInt(chanceOf(target)), denominator: HUNDREDTHS }),
  chanceDecimals: 2,
  nearest: (target) => Math.min(Math.max(target, 0), HIGHEST_TARGET),
  targetOfMultiplier,
  targetOfChance: ({ numerator, denominator }) =>
    targetOfChance(Number(divide(numerator * HUNDREDTHS, denominator, 'half-up'))),
};

/** Returns the odds of the game for money in a direction. */
export const moneyOdds = (direction: DiceBet['direction']): DiceOdds => ({
  multiplierOf: (target) => diceMultiple({ direction, target }),
  chanceOf: (target) => diceChance({ direction, target }),
  chanceDecimals: 4,
  nearest: (target) => diceBetAt(direction, target).target,
  targetOfMultiplier: (multiplier) => diceBetWithMultiple(direction, multiplier).target,
  targetOfChance: (chance) => diceBetWithChance(direction, chance).target,
});
