import type { Endpoint } from '../http/endpoint';
import { activateEndpoint } from './activate';
import { activationHistoryEndpoint } from './activationHistory';
import { depositHistoryEndpoint } from './depositHistory';
import { gameInfoEndpoint } from './gameInfo';
import { lastWinningNumbersEndpoint } from './lastWinningNumbers';
import { loginEndpoint } from './login';
import { logoutEndpoint } from './logout';
import { myBetsEndpoint } from './myBets';
import { placeBetEndpoint } from './placeBet';
import { profileEndpoint } from './profile';
import type { Services } from './services';
import { signupEndpoint } from './signup';
import { userBalancesEndpoint } from './userBalances';
import { walletDepositEndpoint } from './walletDeposit';
import { walletDepositMultipleEndpoint } from './walletDepositMultiple';
import { walletInfoEndpoint } from './walletInfo';
import { winningNumbersEndpoint } from './winningNumbers';
import { withdrawalHistoryEndpoint } from './withdrawalHistory';

const ENDPOINTS: readonly ((services: Services) => Endpoint)[] = [
  loginEndpoint,
  signupEndpoint,
  logoutEndpoint,
  profileEndpoint,
  userBalancesEndpoint,
  placeBetEndpoint,
  gameInfoEndpoint,
  lastWinningNumbersEndpoint,
  winningNumbersEndpoint,
  myBetsEndpoint,
  walletInfoEndpoint,
  walletDepositEndpoint,
  walletDepositMultipleEndpoint,
  depositHistoryEndpoint,
  activateEndpoint,
  activationHistoryEndpoint,
  withdrawalHistoryEndpoint,
];

/** Every call this server answers. */
export const createEndpoints = (services: Services): Endpoint[] =>
  ENDPOINTS.map((create) => create(services));
