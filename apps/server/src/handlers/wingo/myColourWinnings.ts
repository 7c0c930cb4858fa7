import { myColourWinnings, paginate } from '@platform/api/contract';
import { colorText } from '@platform/rules/wingo';
import { memberEndpoint } from '../../http/endpoint';
import { settledBetsPage } from '../../wingo/winnings';
import { betRow } from './betRow';
import type { Services } from '../shared/services';

const LISTED = { won: 'wins', lost: 'losses', refunded: 'refunds' } as const;

const dateOf = (moment: number | undefined) =>
  moment === undefined ? undefined : new Date(moment);

export const myColourWinningsEndpoint = ({ db }: Services) =>
  memberEndpoint(
    myColourWinnings,
    async ({ page, size, gametype: game, outcome, from, before }, { member }) => {
      const { rows, total, archivedBefore } = await settledBetsPage(
        db,
        member,
        {
          listed: outcome === undefined ? 'over' : LISTED[outcome],
          game,
          from: dateOf(from),
          before: dateOf(before),
        },
        { page, size },
      );
      return {
        data: {
          winnings: rows.map((bet) => ({
            ...betRow(bet),
            state: bet.state,
            winning_at: bet.settledAt.toISOString(),
            bet_at: bet.placedAt.getTime(),
            roundNumber: bet.roundNumber,
            ...(bet.digit !== null && {
              result: { number: bet.digit, color: colorText(bet.digit) },
            }),
            void_reason: bet.voidReason,
          })),
          pagination: paginate(total, page, size, archivedBefore),
        },
      };
    },
  );
