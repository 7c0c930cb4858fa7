import { walletDeposit } from '@platform/api/contract';
import { memberEndpoint } from '../../http/endpoint';
import { lookForDeposits } from './lookForDeposits';
import type { Services } from '../shared/services';

export const walletDepositEndpoint = (services: Services) =>
  memberEndpoint(walletDeposit, () => lookForDeposits(services, ['USDT-BEP20']));
