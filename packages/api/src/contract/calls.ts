import { login, logout, signup } from './auth';
import type { Call } from './defineCall';
import { gameInfo, lastWinningNumbers, myBets, placeBet, winningNumbers } from './game';
import { profile, userBalances } from './user';

/** Every call there is: the server serves them all, documentation lists them all. */
export const calls: readonly Call[] = [
  login,
  signup,
  logout,
  profile,
  userBalances,
  placeBet,
  gameInfo,
  lastWinningNumbers,
  winningNumbers,
  myBets,
];
