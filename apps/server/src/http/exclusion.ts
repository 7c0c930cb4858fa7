import {
  authOtp,
  beginBreak,
  cashOutMines,
  changePassword,
  changeTxnPassword,
  createTicket,
  diceBet,
  findOut,
  gameInfo,
  lastWinningNumbers,
  openMines,
  placeBet,
  plinkoBet,
  readNotifications,
  revealMines,
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
  // Withdraw, and change the security settings that a withdrawal needs.
  ...[withdraw, updateWallet, changePassword, changeTxnPassword, authOtp, renewRecoveryCodes],
  ...[revokeSession, sendConfirmation],
  // Read, and contact support.
  ...[gameInfo, lastWinningNumbers, treeData, readNotifications, unsubscribePush, createTicket],
  // Reveal the server seed, so that the member can verify earlier bets.
  rotateSeeds,
  // Repeat the outcome of an earlier request. The database refuses new bets, and ends a game of Mines.
  ...[findOut, placeBet, diceBet, plinkoBet, openMines, revealMines, cashOutMines],
  // Extend the self-exclusion.
  beginBreak,
]);

/**
 * Returns true if a member may make the call during a self-exclusion: read, withdraw, or extend it.
 */
export const isOpenWhileExcluded = (call: Call): boolean => call.method === 'GET' || OPEN.has(call);

export const selfExcluded = () => new Refusal(403, 'SELF_EXCLUDED');
