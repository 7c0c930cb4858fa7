import { profile } from '../contract';
import { toProfile, type Profile } from '../domain/account';
import { useQuery, type Query } from './useQuery';

/** Who the member is. */
export const useProfile = (): Query<Profile> => useQuery(profile, {}, toProfile);
