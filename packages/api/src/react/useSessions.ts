import { sessions } from '../contract';
import { toSessions, type MemberSession } from '../domain/security';
import { useQuery, type Query } from './useQuery';

/** Returns the member's sessions, most recently used first. */
export const useSessions = (): Query<readonly MemberSession[]> =>
  useQuery(sessions, {}, toSessions);
