export {
  confirmEmail,
  forgotPassword,
  login,
  logout,
  resetPassword,
  signup,
  stopWithdrawals,
} from './auth';
export { calls } from './calls';
export { email } from './credentials';
export { changeDisplayCurrency, currencyRates } from './currency';
export { ContractError, decode, problems } from './decode';
export {
  defineCall,
  IDEMPOTENCY_HEADER,
  IN_USE_HEADER,
  type Call,
  type CallAnswer,
  type CallPayload,
  type CallReply,
  type CallRequest,
} from './defineCall';
export {
  fairnessKeys,
  fairnessRound,
  fairnessRounds,
  publishedRound,
  ROUNDS_AT_ONCE,
} from './fairness';
export {
  activate,
  ACTIVATION_OUTCOMES,
  activationHistory,
  depositHistory,
  lockPlans,
  walletDeposit,
  walletDepositMultiple,
  withdraw,
  WITHDRAWAL_OUTCOMES,
  WITHDRAWAL_STATES,
  withdrawalHistory,
} from './fund';
export { MOST_ROWS_PER_PAGE, RECENT_ROUNDS, ROWS_PER_PAGE } from './fields';
export { bonus } from './fundIncome';
export {
  BET_OUTCOMES,
  BET_STATES,
  betStatistics,
  gameInfo,
  lastWinningNumbers,
  myBets,
  myColourWinnings,
  placeBet,
  winningNumbers,
} from './game';
export { BONUS_TYPES, INCOME_HISTORIES, INCOME_TYPES } from './incomeTypes';
export { decodeGameAt, encodeGameAt } from './gameAt';
export { findOut, idempotencyKey, INTENT_CALLS } from './idempotency';
export {
  EVENT_KINDS,
  LIVE_HEARTBEAT_MS,
  LIVE_PATH,
  liveMessage,
  memberEvent,
  type EventKind,
  type LiveMessage,
  type LiveReply,
} from './live';
export {
  cashOutMines,
  MINES_CAUSES,
  MINES_STATES,
  minesGame,
  minesGames,
  openMines,
  revealMines,
} from './mines';
export {
  changeClientSeed,
  DICE_DIRECTIONS,
  diceBet,
  diceBets,
  plinkoBet,
  plinkoBets,
  rotateSeeds,
  seeds,
} from './originals';
export { beginBreak, confirmPlayLimit, playLimits, setPlayLimit } from './playLimits';
export { answerRealityCheck, playSession, setRealityCheck } from './playSession';
export { NOTIFICATIONS_AT_ONCE, notifications, readNotifications } from './notifications';
export {
  biggestWins,
  changeNameVisibility,
  leaderboard,
  publicResults,
  recentPlays,
} from './publicPlays';
export { PASSWORD_REQUIRED, WRONG_OTP } from './proofCodes';
export { pushState, subscribePush, unsubscribePush } from './push';
export {
  errorReply,
  NOT_LOGGED_IN,
  paginate,
  pagination,
  TOKEN_EXPIRED,
  type ErrorReply,
  type Pagination,
} from './reply';
export { createTicket, myTickets, TICKET_OUTCOMES, TICKET_STATES } from './support';
export { ACTIVE_IMAGE, TREE_DEPTH, treeData } from './tree';
export {
  AUTH_TYPES,
  authOtp,
  authStatus,
  generateSecret,
  renewRecoveryCodes,
  SECRET_EXPIRED,
  TWO_FACTOR_DONE,
  TWO_FACTOR_FAILED,
  TWO_FACTOR_REQUIRED,
} from './twofactor';
export { memberDashboard, profile, totalReferral, userBalances, walletInfo } from './user';
export {
  changePassword,
  changeTxnPassword,
  checkTxnPassword,
  EMAIL_UNCONFIRMED,
  NO_TXN_PASSWORD,
  revokeSession,
  securityLog,
  sendConfirmation,
  sessions,
  updateWallet,
} from './userSecurity';
export { levels, referralHistory, team } from './userTeam';
