import { authStatus } from '../contract';
import { toMemberGuards, type MemberGuards } from '../domain/security';
import { useQuery, type Query } from './useQuery';

/** How the member's money is guarded: two-factor authentication, and whether withdrawals wait. */
export const useMemberGuards = (): Query<MemberGuards> => useQuery(authStatus, {}, toMemberGuards);
