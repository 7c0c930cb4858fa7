import {
  diceBetAt,
  diceBetWithChance,
  diceBetWithMultiple,
  diceChance,
  diceMultiple,
  type DiceBet,
} from '@platform/rules/dice';
import type { DiceOdds } from './odds';

/** Returns the odds of real-money Dice, for bets over or under the target. */
export const moneyOdds = (direction: DiceBet['direction']): DiceOdds => ({
  direction,
  multiplierOf: (target) => diceMultiple({ direction, target }),
  chanceOf: (target) => diceChance({ direction, target }),
  chanceDecimals: 4,
  nearest: (target) => diceBetAt(direction, target).target,
  targetOfMultiplier: (multiplier) => diceBetWithMultiple(direction, multiplier).target,
  targetOfChance: (chance) => diceBetWithChance(direction, chance).target,
});
