import type { Endpoint } from '../http/endpoint';
import { activateEndpoint } from './activate';
import { activationHistoryEndpoint } from './activationHistory';
import { authOtpEndpoint } from './authOtp';
import { authStatusEndpoint } from './authStatus';
import { betStatisticsEndpoint } from './betStatistics';
import { bonusEndpoint } from './bonus';
import { changeDisplayCurrencyEndpoint } from './changeDisplayCurrency';
import { changeNameVisibilityEndpoint } from './changeNameVisibility';
import { changePasswordEndpoint } from './changePassword';
import { changeTxnPasswordEndpoint } from './changeTxnPassword';
import { checkTxnPasswordEndpoint } from './checkTxnPassword';
import { confirmEmailEndpoint } from './confirmEmail';
import { createTicketEndpoint } from './createTicket';
import { depositHistoryEndpoint } from './depositHistory';
import { fairnessKeysEndpoint, fairnessRoundEndpoint, fairnessRoundsEndpoint } from './fairness';
import { findOutEndpoint } from './findOut';
import { forgotPasswordEndpoint } from './forgotPassword';
import { gameInfoEndpoint } from './gameInfo';
import { generateSecretEndpoint } from './generateSecret';
import { lastWinningNumbersEndpoint } from './lastWinningNumbers';
import { levelsEndpoint } from './levels';
import { lockPlansEndpoint } from './lockPlans';
import { loginEndpoint } from './login';
import { logoutEndpoint } from './logout';
import { memberDashboardEndpoint } from './memberDashboard';
import { myBetsEndpoint } from './myBets';
import { myTicketsEndpoint } from './myTickets';
import { myColourWinningsEndpoint } from './myColourWinnings';
import { notificationsEndpoint, readNotificationsEndpoint } from './notifications';
import { placeBetEndpoint } from './placeBet';
import { profileEndpoint } from './profile';
import {
  biggestWinsEndpoint,
  leaderboardEndpoint,
  publicResultsEndpoint,
  recentPlaysEndpoint,
} from './publicPlays';
import { pushStateEndpoint, subscribePushEndpoint, unsubscribePushEndpoint } from './push';
import { referralHistoryEndpoint } from './referralHistory';
import { renewRecoveryCodesEndpoint } from './renewRecoveryCodes';
import { resetPasswordEndpoint } from './resetPassword';
import { revokeSessionEndpoint } from './revokeSession';
import { securityLogEndpoint } from './securityLog';
import { sendConfirmationEndpoint } from './sendConfirmation';
import type { Services } from './services';
import { sessionsEndpoint } from './sessions';
import { signupEndpoint } from './signup';
import { stopWithdrawalsEndpoint } from './stopWithdrawals';
import { teamEndpoint } from './team';
import { totalReferralEndpoint } from './totalReferral';
import { treeDataEndpoint } from './treeData';
import { updateWalletEndpoint } from './updateWallet';
import { userBalancesEndpoint } from './userBalances';
import { walletDepositEndpoint } from './walletDeposit';
import { walletDepositMultipleEndpoint } from './walletDepositMultiple';
import { walletInfoEndpoint } from './walletInfo';
import { winningNumbersEndpoint } from './winningNumbers';
import { withdrawEndpoint } from './withdraw';
import { withdrawalHistoryEndpoint } from './withdrawalHistory';

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
  fairnessKeysEndpoint,
  fairnessRoundEndpoint,
  fairnessRoundsEndpoint,
  memberDashboardEndpoint,
  bonusEndpoint,
  walletInfoEndpoint,
  walletDepositEndpoint,
  walletDepositMultipleEndpoint,
  depositHistoryEndpoint,
  activateEndpoint,
  lockPlansEndpoint,
  activationHistoryEndpoint,
  withdrawEndpoint,
  withdrawalHistoryEndpoint,
  totalReferralEndpoint,
  referralHistoryEndpoint,
  levelsEndpoint,
  teamEndpoint,
  treeDataEndpoint,
];

/** Every call this server answers but the rates, which only their own handler reads. */
export const createEndpoints = (services: Services): Endpoint[] =>
  ENDPOINTS.map((create) => create(services));
