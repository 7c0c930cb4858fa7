export {
  chanceOf,
  DEFAULT_TARGET,
  HIGHEST_TARGET,
  multiplierOf,
  payout,
  rollDice,
  targetOfChance,
  targetOfMultiplier,
  wins,
  type Hundredths,
} from './dice';
export {
  hundredthsText,
  isDiceBet,
  parseHundredths,
  ROLLS,
  winningRolls,
  type DiceBet,
} from './bet';
