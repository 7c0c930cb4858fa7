export {
  BEACON_AFTER_CLOSE_MS,
  beaconPublicKey,
  beaconRoundFor,
  beaconTime,
  DRAND_QUICKNET,
  DRAND_QUICKNET_HASH,
  localBeacon,
  randomnessOf,
  signBeacon,
  verifyBeacon,
  type BeaconChain,
} from './beacon';
export { receiptSteps, verifyBet } from './bet';
export { bytesOf, bytesToHex, FairnessError, sameHex, sha256 } from './bytes';
export { verifyRounds, type ChainVerdict, type Gap } from './chain';
export { commitmentOf, crashHundredths, FIRST_LINK, linkOf, wingoDigit } from './draw';
export { parseBetReceipt, parsePublishedRound } from './parse';
export { signReceipts, verifyReceipt } from './receipt';
export { verifyDraw, verifyRound, type Draw, type Expected } from './verify';
// Re-exported, so that verification needs only this entry point.
export { STEPS } from '../wingo';
export type {
  BetReceipt,
  BetStatement,
  PublishedRound,
  ReceiptProof,
  Step,
  StepName,
  Verdict,
} from '../wingo';
