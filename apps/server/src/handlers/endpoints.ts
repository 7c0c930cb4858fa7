import type { Endpoint } from '../http/endpoint';
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
import { winningNumbersEndpoint } from './winningNumbers';

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
];

/** Every call this server answers. */
export const createEndpoints = (services: Services): Endpoint[] =>
  ENDPOINTS.map((create) => create(services));
