import { myColourWinnings, paginate, ROWS_PER_PAGE } from '@platform/api/contract';
import { memberEndpoint } from '../http/endpoint';
import { settledBetsPage } from '../wingo/winnings';
import { betRow } from './betRow';
import type { Services } from './services';

export const myColourWinningsEndpoint = ({ db }: Services) =>
  memberEndpoint(myColourWinnings, async ({ page }, { member }) => {
    const { rows, total } = await settledBetsPage(db, member, 'settled', {
      page,
      size: ROWS_PER_PAGE,
    });
    return {
      data: {
        winnings: rows.map((bet) => ({ ...betRow(bet), winning_at: bet.settledAt.toISOString() })),
        pagination: paginate(total, page),
      },
    };
  });
