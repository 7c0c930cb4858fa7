export {
  BET_TYPES,
  betTexts,
  parseBet,
  WingoBetError,
  type BetType,
  type BetValue,
  type WingoBet,
} from './bet';
export { drawDigit } from './draw';
export {
  GAME_TYPES,
  minutesOf,
  roundsPerDay,
  SECONDS_BEFORE_ZERO,
  shortRoundNumber,
  type GameType,
} from './game';
export { FEE, feeOf, oddsOf, payout, returnToPlayer } from './payout';
export {
  BEACON_SOURCES,
  VOID_REASONS,
  type BeaconSource,
  type PublishedBeacon,
  type PublishedRound,
  type VoidReason,
} from './published';
export {
  COLORS,
  colorsOf,
  colorText,
  DIGITS,
  isDigit,
  sizeOf,
  type Color,
  type Digit,
  type Size,
} from './result';
export {
  AMOUNT_CHOICES,
  finalAmount,
  isQuantity,
  MINIMUM_STAKE,
  MULTIPLIERS,
  stakeProblem,
} from './stake';
