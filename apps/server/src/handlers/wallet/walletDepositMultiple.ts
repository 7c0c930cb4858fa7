import { walletDepositMultiple } from '@platform/api/contract';
import { memberEndpoint } from '../../http/endpoint';
import { lookForDeposits } from './lookForDeposits';
import type { Services } from '../shared/services';

export const walletDepositMultipleEndpoint = (services: Services) =>
  memberEndpoint(walletDepositMultiple, () => lookForDeposits(services, services.chain.networks));
