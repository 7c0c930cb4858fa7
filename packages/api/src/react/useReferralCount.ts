import { totalReferral } from '../contract';
import { toReferralCount } from '../domain/team';
import { useQuery, type Query } from './useQuery';

/** Returns the number of members referred by the member. */
export const useReferralCount = (): Query<number> => useQuery(totalReferral, {}, toReferralCount);
