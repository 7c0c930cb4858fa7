export { isClientSeed } from '../fields';
export { hundredthsText, isDiceBet, parseHundredths, winningRolls, type DiceBet } from '../dice';
export {
  diceChance,
  diceMultiple,
  diceReturns,
  diceSettings,
  parseDiceSettings,
  rollOf,
  winsWith,
} from './dice';
export { mineCells, minesMultiple, minesReturn, mostReveals, safeCells } from './mines';
export { largestStake, multipleText, payoutOf, STAKE_STEP } from './payout';
export { pathOf } from './plinko';
export { LARGEST_NONCE, numbersOf, seedHashOf, type Numbers, type SeedPlace } from './seeds';
export { originalLeaf, type OriginalStatement } from './statement';
export {
  verifyOriginalBet,
  type OriginalBet,
  type OriginalStep,
  type OriginalVerdict,
  type RevealedPair,
} from './verify';
