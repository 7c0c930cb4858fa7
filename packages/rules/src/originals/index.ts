export { isClientSeed } from '../fields';
export {
  diceChance,
  diceMultiple,
  diceSettings,
  hundredthsText,
  isDiceBet,
  parseDiceSettings,
  parseHundredths,
  winningRolls,
  winsWith,
  type DiceBet,
} from '../dice';
export {
  minesMultiple,
  minesResult,
  minesSettings,
  parseMinesSettings,
  safeCells,
  type MinesEnd,
} from '../mines';
export {
  greatestMultiple,
  parsePlinkoSettings,
  pathText,
  plinkoSettings,
  type PlinkoBet,
} from '../plinko';
export { diceReturns, rollOf } from './dice';
export { endMultiple, mineCells, minesReturn, mostReveals } from './mines';
export { largestStake, multipleText, payoutOf, STAKE_STEP } from './payout';
export { pathOf } from './plinko';
export { LARGEST_NONCE, numbersOf, seedHashOf, type Numbers, type SeedPlace } from './seeds';
export { originalLeaf } from './statement';
export { verifyOriginalBet } from './verify';
export type {
  OriginalBet,
  OriginalGame,
  OriginalStatement,
  OriginalStep,
  OriginalVerdict,
  RevealedPair,
} from '../models';
