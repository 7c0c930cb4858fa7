import { referralHistory } from '../contract';
import type { Page } from '../domain/page';
import { toReferrals, type Referral } from '../domain/team';
import { useQuery, type Query } from './useQuery';

/** A page of the members whom the member has referred, newest first. Pages count from 1. */
export const useReferrals = (page: number): Query<Page<Referral>> =>
  useQuery(referralHistory, { page }, toReferrals);
