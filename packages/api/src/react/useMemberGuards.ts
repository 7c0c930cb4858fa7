import { authStatus } from '../contract';
import { toMemberGuards, type MemberGuards } from '../domain/security';
import { useQuery, type Query } from './useQuery';

/**
 * Returns the protection of the member's money: two-factor authentication, and blocked withdrawals.
 */
export const useMemberGuards = (): Query<MemberGuards> => useQuery(authStatus, {}, toMemberGuards);
