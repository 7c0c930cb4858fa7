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
export { betSteps, verifyBet } from './bet';
export { bytesOf, bytesToHex, FairnessError, sameHex, sha256 } from './bytes';
export { verifyRounds, type ChainVerdict, type Gap } from './chain';
export { commitmentOf, crashHundredths, FIRST_LINK, linkOf, wingoDigit } from './draw';
export { parseBetEvidence, parseBetReceipt, parsePublishedRound } from './parse';
export {
  keyOfLeaf,
  keyOfReceipt,
  signLeaves,
  signReceipts,
  verifyLeaf,
  verifyReceipt,
  type SigningKey,
} from './receipt';
export { EMPTY_ROOT, leafOf, MerkleTree, verifyRootPath, type Sha256 } from './tree';
export { verifyDraw, verifyRound, type Draw, type Expected } from './verify';
// Re-exported, so that verification needs only this entry point.
export { STEPS } from '../wingo';
export type {
  BetEvidence,
  BetReceipt,
  BetStatement,
  MerklePath,
  PublishedRound,
  ReceiptProof,
  Seal,
  Step,
  StepName,
  Verdict,
} from '../wingo';
