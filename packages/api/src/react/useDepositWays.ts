import { walletInfo } from '../contract';
import { toDepositWays, type DepositWays } from '../domain/funds';
import { useQuery, type Query } from './useQuery';

/** Returns the member's deposit methods: an address on every open network, and other methods. */
export const useDepositWays = (): Query<DepositWays> => useQuery(walletInfo, {}, toDepositWays);
