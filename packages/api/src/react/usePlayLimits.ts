import { playLimits } from '../contract';
import { toPlayLimits, type PlayerLimits } from '../domain/limits';
import { useQuery, type Query } from './useQuery';

/** Returns the limits that the member has set, with their figures, and the current break. */
export const usePlayLimits = (): Query<PlayerLimits> => useQuery(playLimits, {}, toPlayLimits);
