import { team } from '../contract';
import type { HistoryPage } from '../domain/page';
import { toTeam, type TeamMember } from '../domain/team';
import { useQuery, type Query } from './useQuery';

/**
 * Returns a page of one level of the member's team. Pages count from 1.
 *
 * @param level `null` until one is chosen
 */
export const useTeam = (level: number | null, page: number): Query<HistoryPage<TeamMember>> =>
  useQuery(team, level === null ? null : { page, leveltype: level }, toTeam);
