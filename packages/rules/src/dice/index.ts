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
