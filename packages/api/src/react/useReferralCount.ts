import { totalReferral } from '../contract';
import { toReferralCount } from '../domain/team';
import { useQuery, type Query } from './useQuery';

/** Returns the number of members whom the member has referred. */
export const useReferralCount = (): Query<number> => useQuery(totalReferral, {}, toReferralCount);
