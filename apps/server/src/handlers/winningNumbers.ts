import { paginate, ROWS_PER_PAGE, winningNumbers } from '@platform/api/contract';
import { colorText } from '@platform/rules/wingo';
import { memberEndpoint } from '../http/endpoint';
import { resultsPage } from '../wingo/history';
import type { Services } from './services';

export const winningNumbersEndpoint = ({ db }: Services) =>
  memberEndpoint(winningNumbers, async ({ gametype, page }) => {
    const { rows, total } = await resultsPage(db, gametype, { page, size: ROWS_PER_PAGE });
    return {
      data: rows.map(({ roundNumber, digit, seed, commitment }) => ({
        roundNumber,
        result: { number: digit, color: colorText(digit) },
        // Beside the contract: what it takes to check the draw.
        ...{ commitment, server_seed: seed },
      })),
      pagination: paginate(total, page),
    };
  });
