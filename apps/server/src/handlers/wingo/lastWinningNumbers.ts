import { lastWinningNumbers } from '@platform/api/contract';
import { memberEndpoint } from '../../http/endpoint';
import { resultsReply } from './resultsReply';
import type { Services } from '../shared/services';

export const lastWinningNumbersEndpoint = (services: Services) =>
  memberEndpoint(lastWinningNumbers, async ({ gametype }) => ({
    data: await resultsReply(services, gametype),
  }));
