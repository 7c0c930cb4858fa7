import { betStatistics } from '../contract';
import { toBetStatistics, type BetStatistics } from '../domain/winnings';
import { useQuery, type Query } from './useQuery';

/** What the member’s settled bets add up to, by game and by day, and their streaks. */
export const useBetStatistics = (): Query<BetStatistics> =>
  useQuery(betStatistics, {}, toBetStatistics);
