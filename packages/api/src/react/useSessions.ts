import { sessions } from '../contract';
import { toSessions, type MemberSession } from '../domain/security';
import { useQuery, type Query } from './useQuery';

/** Where the member is signed in, the latest use first. */
export const useSessions = (): Query<readonly MemberSession[]> =>
  useQuery(sessions, {}, toSessions);
