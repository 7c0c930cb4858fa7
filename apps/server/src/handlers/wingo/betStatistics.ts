import { betStatistics } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { memberEndpoint } from '../../http/endpoint';
import { statisticsOf, type Figures } from '../../wingo/statistics';
import type { Services } from '../shared/services';

const figuresOf = ({ settled, wins, staked, returned }: Figures) => ({
  settled,
  wins,
  staked: toDecimal(staked),
  returned: toDecimal(returned),
});

const currentOf = (streak: number) =>
  streak === 0
    ? null
    : { outcome: streak > 0 ? ('won' as const) : ('lost' as const), bets: Math.abs(streak) };

export const betStatisticsEndpoint = ({ db }: Services) =>
  memberEndpoint(betStatistics, async (_, { member }) => {
    const { games, days, streaks } = await statisticsOf(db, member);
    return {
      data: {
        games: games.map((row) => ({ gametype: row.game, ...figuresOf(row) })),
        days: days.map((row) => ({ day: row.day, ...figuresOf(row) })),
        streaks: {
          current: currentOf(streaks.current),
          longest_won: streaks.longestWon,
          longest_lost: streaks.longestLost,
        },
      },
    };
  });
