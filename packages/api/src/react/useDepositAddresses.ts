import { walletInfo } from '../contract';
import { toDepositAddresses, type DepositAddress } from '../domain/funds';
import { useQuery, type Query } from './useQuery';

/** Where the member deposits to, on every network that is open. */
export const useDepositAddresses = (): Query<readonly DepositAddress[]> =>
  useQuery(walletInfo, {}, toDepositAddresses);
