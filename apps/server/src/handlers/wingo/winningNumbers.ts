import { paginate, winningNumbers } from '@platform/api/contract';
import { memberEndpoint } from '../../http/endpoint';
import { publicPage } from '../../wingo/publicRounds';
import { roundReply } from '../../replies/roundReply';
import type { Services } from '../shared/services';

export const winningNumbersEndpoint = ({ db, shared }: Services) =>
  memberEndpoint(winningNumbers, async ({ gametype, page, size }) => {
    const { rows, total } = await shared.get(`history:${gametype}:${page}:${size}`, () =>
      publicPage(db, gametype, { page, size }),
    );
    return { data: rows.map(roundReply), pagination: paginate(total, page, size) };
  });
