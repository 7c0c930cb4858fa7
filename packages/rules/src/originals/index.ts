export {
  diceChance,
  diceMultiple,
  diceReturns,
  isDiceBet,
  rollOf,
  winningRolls,
  winsWith,
  type DiceBet,
} from './dice';
export { mineCells, minesMultiple, minesReturn, mostReveals, safeCells } from './mines';
export { largestStake, multipleText, payoutOf, STAKE_STEP } from './payout';
export { pathOf } from './plinko';
export {
  isClientSeed,
  LARGEST_NONCE,
  numbersOf,
  seedHashOf,
  type Numbers,
  type SeedPlace,
} from './seeds';
