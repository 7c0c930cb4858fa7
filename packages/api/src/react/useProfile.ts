import { profile } from '../contract';
import { toProfile, type Profile } from '../domain/account';
import { useQuery, type Query } from './useQuery';

/** Returns the member's account. */
export const useProfile = (): Query<Profile> => useQuery(profile, {}, toProfile);
