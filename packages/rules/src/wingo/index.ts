export {
  BET_TYPES,
  betTexts,
  parseBet,
  WingoBetError,
  type BetType,
  type BetValue,
  type WingoBet,
} from './bet';
export { chanceOf, everyBet } from './chances';
export { drawDigit } from './draw';
export {
  drawStatistics,
  type DigitStatistics,
  type DrawStatistics,
  type FieldStatistics,
} from './drawStatistics';
export {
  closesAtOf,
  closingOf,
  endsAtOf,
  FIRST_GAME,
  GAME_TYPES,
  gameName,
  gameOf,
  roundsPerDay,
  SECONDS_BEFORE_ZERO,
  secondsOf,
  shortRoundNumber,
  warnsAt,
  type Closing,
  type GameType,
} from './game';
export { isGain, prospectsOf, stakedOn, totalsOf, type Prospect, type Stake } from './outcome';
export { FEE, feeOf, feeRate, leftOf100, oddsOf, payout, returnOf, returnToPlayer } from './payout';
export {
  BEACON_SOURCES,
  toPublishedRound,
  VOID_REASONS,
  type BeaconSource,
  type PublishedBeacon,
  type PublishedRound,
  type PublishedRow,
  type Seal,
  type VoidReason,
} from './published';
export {
  toBetReceipt,
  toBetStatement,
  type BetEvidence,
  type BetReceipt,
  type BetRow,
  type BetStatement,
  type MerklePath,
  type ReceiptProof,
  type ReceiptRow,
} from './receipt';
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
  STAKE_PRESETS,
  stakeProblem,
} from './stake';
export {
  STEPS,
  type NoValue,
  type Step,
  type StepName,
  type StepValue,
  type Verdict,
} from './verification';
