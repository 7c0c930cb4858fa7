import type { Endpoint } from '../http/endpoint';
import { lockFundsEndpoint } from './wallet/lockFunds';
import { lockHistoryEndpoint } from './wallet/lockHistory';
import { authOtpEndpoint } from './account/twoFactor/authOtp';
import { authStatusEndpoint } from './account/twoFactor/authStatus';
import { betStatisticsEndpoint } from './wingo/betStatistics';
import { bonusEndpoint } from './income/bonus';
import { changeDisplayCurrencyEndpoint } from './account/changeDisplayCurrency';
import { changeNameVisibilityEndpoint } from './account/changeNameVisibility';
import { changePasswordEndpoint } from './account/passwords/changePassword';
import { changeTxnPasswordEndpoint } from './account/passwords/changeTxnPassword';
import { checkTxnPasswordEndpoint } from './account/passwords/checkTxnPassword';
import { confirmEmailEndpoint } from './account/confirmEmail';
import { createTicketEndpoint } from './support/createTicket';
import { depositHistoryEndpoint } from './wallet/depositHistory';
import {
  fairnessKeysEndpoint,
  fairnessRoundEndpoint,
  fairnessRoundsEndpoint,
} from './wingo/fairness';
import { findOutEndpoint } from './intents/findOut';
import { forgotPasswordEndpoint } from './account/passwords/forgotPassword';
import { gameInfoEndpoint } from './wingo/gameInfo';
import { generateSecretEndpoint } from './account/twoFactor/generateSecret';
import { lastWinningNumbersEndpoint } from './wingo/lastWinningNumbers';
import { levelsEndpoint } from './team/levels';
import { lockPlansEndpoint } from './wallet/lockPlans';
import { loginEndpoint } from './account/signIn/login';
import { logoutEndpoint } from './account/signIn/logout';
import { memberDashboardEndpoint } from './income/memberDashboard';
import { myBetsEndpoint } from './wingo/myBets';
import { myTicketsEndpoint } from './support/myTickets';
import { myColourWinningsEndpoint } from './wingo/myColourWinnings';
import { notificationsEndpoint, readNotificationsEndpoint } from './notifications/notifications';
import { placeBetEndpoint } from './wingo/placeBet';
import { beginBreakEndpoint } from './account/playBreaks';
import {
  confirmPlayLimitEndpoint,
  playLimitsEndpoint,
  setPlayLimitEndpoint,
} from './account/playLimits';
import { profileEndpoint } from './account/profile';
import {
  biggestWinsEndpoint,
  leaderboardEndpoint,
  publicResultsEndpoint,
  recentPlaysEndpoint,
} from './wingo/publicPlays';
import {
  pushStateEndpoint,
  subscribePushEndpoint,
  unsubscribePushEndpoint,
} from './notifications/push';
import { referralHistoryEndpoint } from './income/referralHistory';
import { renewRecoveryCodesEndpoint } from './account/twoFactor/renewRecoveryCodes';
import { resetPasswordEndpoint } from './account/passwords/resetPassword';
import { revokeSessionEndpoint } from './account/signIn/revokeSession';
import { securityLogEndpoint } from './account/securityLog';
import { sendConfirmationEndpoint } from './account/sendConfirmation';
import { diceBetEndpoint, diceBetsEndpoint } from './originals/dice';
import {
  cashOutMinesEndpoint,
  minesGameEndpoint,
  minesGamesEndpoint,
  openMinesEndpoint,
  revealMinesEndpoint,
} from './originals/mines';
import { plinkoBetEndpoint, plinkoBetsEndpoint } from './originals/plinko';
import { changeClientSeedEndpoint, rotateSeedsEndpoint, seedsEndpoint } from './originals/seeds';
import type { Services } from './shared/services';
import { sessionsEndpoint } from './account/signIn/sessions';
import { signupEndpoint } from './account/signIn/signup';
import { stopWithdrawalsEndpoint } from './wallet/stopWithdrawals';
import { teamEndpoint } from './team/team';
import { totalReferralEndpoint } from './income/totalReferral';
import { treeDataEndpoint } from './team/treeData';
import { updateWalletEndpoint } from './wallet/updateWallet';
import { userBalancesEndpoint } from './wallet/userBalances';
import { walletDepositEndpoint } from './wallet/walletDeposit';
import { walletDepositMultipleEndpoint } from './wallet/walletDepositMultiple';
import { walletInfoEndpoint } from './wallet/walletInfo';
import { winningNumbersEndpoint } from './wingo/winningNumbers';
import { withdrawEndpoint } from './wallet/withdraw';
import { withdrawalHistoryEndpoint } from './wallet/withdrawalHistory';

const ENDPOINTS: readonly ((services: Services) => Endpoint)[] = [
  loginEndpoint,
  signupEndpoint,
  logoutEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
  confirmEmailEndpoint,
  stopWithdrawalsEndpoint,
  authStatusEndpoint,
  generateSecretEndpoint,
  authOtpEndpoint,
  renewRecoveryCodesEndpoint,
  profileEndpoint,
  userBalancesEndpoint,
  checkTxnPasswordEndpoint,
  changePasswordEndpoint,
  changeTxnPasswordEndpoint,
  updateWalletEndpoint,
  changeDisplayCurrencyEndpoint,
  changeNameVisibilityEndpoint,
  playLimitsEndpoint,
  setPlayLimitEndpoint,
  confirmPlayLimitEndpoint,
  beginBreakEndpoint,
  findOutEndpoint,
  sessionsEndpoint,
  revokeSessionEndpoint,
  sendConfirmationEndpoint,
  securityLogEndpoint,
  notificationsEndpoint,
  readNotificationsEndpoint,
  pushStateEndpoint,
  subscribePushEndpoint,
  unsubscribePushEndpoint,
  myTicketsEndpoint,
  createTicketEndpoint,
  placeBetEndpoint,
  gameInfoEndpoint,
  lastWinningNumbersEndpoint,
  winningNumbersEndpoint,
  myBetsEndpoint,
  myColourWinningsEndpoint,
  publicResultsEndpoint,
  recentPlaysEndpoint,
  biggestWinsEndpoint,
  leaderboardEndpoint,
  betStatisticsEndpoint,
  diceBetEndpoint,
  diceBetsEndpoint,
  plinkoBetEndpoint,
  plinkoBetsEndpoint,
  openMinesEndpoint,
  revealMinesEndpoint,
  cashOutMinesEndpoint,
  minesGameEndpoint,
  minesGamesEndpoint,
  seedsEndpoint,
  changeClientSeedEndpoint,
  rotateSeedsEndpoint,
  fairnessKeysEndpoint,
  fairnessRoundEndpoint,
  fairnessRoundsEndpoint,
  memberDashboardEndpoint,
  bonusEndpoint,
  walletInfoEndpoint,
  walletDepositEndpoint,
  walletDepositMultipleEndpoint,
  depositHistoryEndpoint,
  lockFundsEndpoint,
  lockPlansEndpoint,
  lockHistoryEndpoint,
  withdrawEndpoint,
  withdrawalHistoryEndpoint,
  totalReferralEndpoint,
  referralHistoryEndpoint,
  levelsEndpoint,
  teamEndpoint,
  treeDataEndpoint,
];

/** Creates all endpoints except the exchange rates, which only their own handler may read. */
export const createEndpoints = (services: Services): Endpoint[] =>
  ENDPOINTS.map((create) => create(services));
