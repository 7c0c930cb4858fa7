import { lastWinningNumbers, ROWS_PER_PAGE } from '@platform/api/contract';
import { colorText } from '@platform/rules/wingo';
import { memberEndpoint } from '../http/endpoint';
import { latestResults } from '../wingo/history';
import type { Services } from './services';

export const lastWinningNumbersEndpoint = ({ db, shared }: Services) =>
  memberEndpoint(lastWinningNumbers, async ({ gametype }) => {
    const results = await shared.get(`results:${gametype}`, () =>
      latestResults(db, gametype, ROWS_PER_PAGE),
    );
    return {
      data: results.map(({ roundNumber, digit }) => ({
        roundNumber,
        number: digit,
        color: colorText(digit),
      })),
    };
  });
