import {
  authOtp,
  beginBreak,
  changePassword,
  changeTxnPassword,
  createTicket,
  diceBet,
  findOut,
  gameInfo,
  lastWinningNumbers,
  placeBet,
  plinkoBet,
  readNotifications,
  renewRecoveryCodes,
  revokeSession,
  rotateSeeds,
  sendConfirmation,
  treeData,
  unsubscribePush,
  updateWallet,
  withdraw,
  type Call,
} from '@platform/api/contract';
import { Refusal } from './refusal';

/** Calls by POST that are open during a self-exclusion. */
const OPEN: ReadonlySet<Call> = new Set<Call>([
  // Withdraws, with the guards that a withdrawal needs.
  ...[withdraw, updateWallet, changePassword, changeTxnPassword, authOtp, renewRecoveryCodes],
  ...[revokeSession, sendConfirmation],
  // Reads, and contacts support.
  ...[gameInfo, lastWinningNumbers, treeData, readNotifications, unsubscribePush, createTicket],
  // Reveals the seed of earlier bets, which the member may want to verify.
  rotateSeeds,
  // Returns the outcome of an earlier request. The database refuses new bets.
  ...[findOut, placeBet, diceBet, plinkoBet],
  // Lengthens the self-exclusion.
  beginBreak,
]);

/** Reports whether a member may make the call during a self-exclusion: read, withdraw, or lengthen it. */
export const isOpenWhileExcluded = (call: Call): boolean => call.method === 'GET' || OPEN.has(call);

export const selfExcluded = () => new Refusal(403, 'SELF_EXCLUDED');
