export {
  chanceOf,
  DEFAULT_TARGET,
  HIGHEST_MULTIPLIER,
  HIGHEST_TARGET,
  LOWEST_MULTIPLIER,
  multiplierOf,
  payout,
  rollDice,
  targetOfChance,
  targetOfMultiplier,
  wins,
  type Hundredths,
} from './dice';
