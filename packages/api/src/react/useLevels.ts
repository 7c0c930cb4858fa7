import { levels } from '../contract';
import { toLevels, type TeamLevel } from '../domain/team';
import { useQuery, type Query } from './useQuery';

/** Returns the levels of the member's team, nearest first. */
export const useLevels = (): Query<readonly TeamLevel[]> => useQuery(levels, { page: 1 }, toLevels);
