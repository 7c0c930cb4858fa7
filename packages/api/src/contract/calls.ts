import {
  confirmEmail,
  forgotPassword,
  login,
  logout,
  resetPassword,
  signup,
  stopWithdrawals,
} from './auth';
import { changeDisplayCurrency, currencyRates } from './currency';
import type { Call } from './defineCall';
import { fairnessKeys, fairnessRound, fairnessRounds } from './fairness';
import {
  activate,
  activationHistory,
  depositHistory,
  lockPlans,
  walletDeposit,
  walletDepositMultiple,
  withdraw,
  withdrawalHistory,
} from './fund';
import { bonus } from './fundIncome';
import {
  betStatistics,
  gameInfo,
  lastWinningNumbers,
  myBets,
  myColourWinnings,
  placeBet,
  winningNumbers,
} from './game';
import { findOut } from './idempotency';
import { cashOutMines, minesGame, minesGames, openMines, revealMines } from './mines';
import {
  changeClientSeed,
  diceBet,
  diceBets,
  plinkoBet,
  plinkoBets,
  rotateSeeds,
  seeds,
} from './originals';
import { beginBreak, confirmPlayLimit, playLimits, setPlayLimit } from './playLimits';
import { notifications, readNotifications } from './notifications';
import {
  biggestWins,
  changeNameVisibility,
  leaderboard,
  publicResults,
  recentPlays,
} from './publicPlays';
import { pushState, subscribePush, unsubscribePush } from './push';
import { createTicket, myTickets } from './support';
import { treeData } from './tree';
import { authOtp, authStatus, generateSecret, renewRecoveryCodes } from './twofactor';
import { memberDashboard, profile, totalReferral, userBalances, walletInfo } from './user';
import {
  changePassword,
  changeTxnPassword,
  checkTxnPassword,
  revokeSession,
  securityLog,
  sendConfirmation,
  sessions,
  updateWallet,
} from './userSecurity';
import { levels, referralHistory, team } from './userTeam';

/** Calls by family, which is the part of the path after `/api/`. */
const families: Readonly<Record<string, readonly Call[]>> = {
  auth: [login, signup, logout, forgotPassword, resetPassword, confirmEmail, stopWithdrawals],
  user: [
    profile,
    userBalances,
    memberDashboard,
    walletInfo,
    totalReferral,
    checkTxnPassword,
    changePassword,
    changeTxnPassword,
    updateWallet,
    sessions,
    revokeSession,
    sendConfirmation,
    securityLog,
    notifications,
    readNotifications,
    pushState,
    subscribePush,
    unsubscribePush,
    referralHistory,
    levels,
    team,
    changeDisplayCurrency,
    changeNameVisibility,
    playLimits,
    setPlayLimit,
    confirmPlayLimit,
    beginBreak,
    findOut,
  ],
  currency: [currencyRates],
  tree: [treeData],
  fund: [
    walletDeposit,
    walletDepositMultiple,
    depositHistory,
    lockPlans,
    activationHistory,
    withdrawalHistory,
    withdraw,
    activate,
    bonus,
  ],
  support: [myTickets, createTicket],
  twofactor: [authStatus, generateSecret, authOtp, renewRecoveryCodes],
  game: [
    placeBet,
    gameInfo,
    lastWinningNumbers,
    winningNumbers,
    myBets,
    myColourWinnings,
    betStatistics,
    diceBet,
    diceBets,
    plinkoBet,
    plinkoBets,
    openMines,
    revealMines,
    cashOutMines,
    minesGame,
    minesGames,
    seeds,
    changeClientSeed,
    rotateSeeds,
  ],
  public: [publicResults, recentPlays, biggestWins, leaderboard],
  fairness: [fairnessKeys, fairnessRound, fairnessRounds],
};

/** All calls in the contract. */
export const calls: readonly Call[] = Object.values(families).flat();
