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
export { bytesOf, bytesToHex, FairnessError, sameHex, sha256 } from './bytes';
export { commitmentOf, crashHundredths, FIRST_LINK, linkOf, wingoDigit } from './draw';
export { signReceipts, verifyReceipt, type BetStatement, type ReceiptProof } from './receipt';
export {
  STEPS,
  verifyRound,
  verifyRounds,
  type ChainVerdict,
  type Step,
  type StepName,
  type Verdict,
} from './verify';
