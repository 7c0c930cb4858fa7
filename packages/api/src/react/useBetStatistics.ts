import { betStatistics } from '../contract';
import { toBetStatistics, type BetStatistics } from '../domain/winnings';
import { useQuery, type Query } from './useQuery';

/** Returns the totals of the member's settled bets, by game and by day, and their streaks. */
export const useBetStatistics = (): Query<BetStatistics> =>
  useQuery(betStatistics, {}, toBetStatistics);
