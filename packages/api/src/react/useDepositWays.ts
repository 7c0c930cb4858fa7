import { walletInfo } from '../contract';
import { toDepositWays, type DepositWays } from '../domain/funds';
import { useQuery, type Query } from './useQuery';

/** How the member deposits: an address on every network that is open, and what else there is. */
export const useDepositWays = (): Query<DepositWays> => useQuery(walletInfo, {}, toDepositWays);
