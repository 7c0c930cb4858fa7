import { paginate, ROWS_PER_PAGE, winningNumbers } from '@platform/api/contract';
import { memberEndpoint } from '../http/endpoint';
import { publicPage } from '../wingo/publicRounds';
import { roundReply } from './roundReply';
import type { Services } from './services';

export const winningNumbersEndpoint = ({ db, shared }: Services) =>
  memberEndpoint(winningNumbers, async ({ gametype, page }) => {
    const { rows, total } = await shared.get(`history:${gametype}:${page}`, () =>
      publicPage(db, gametype, { page, size: ROWS_PER_PAGE }),
    );
    return { data: rows.map(roundReply), pagination: paginate(total, page) };
  });
