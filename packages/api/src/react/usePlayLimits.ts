import { playLimits } from '../contract';
import { toPlayLimits, type PlayLimit } from '../domain/limits';
import { useQuery, type Query } from './useQuery';

/** Returns the limits that the member has set, with their figures. */
export const usePlayLimits = (): Query<readonly PlayLimit[]> =>
  useQuery(playLimits, {}, toPlayLimits);
