import { referralHistory } from '../contract';
import type { HistoryPage } from '../domain/page';
import { toReferrals, type Referral } from '../domain/team';
import { useQuery, type Query } from './useQuery';

/** Returns a page of members referred by the member, newest first. Pages count from 1. */
export const useReferrals = (page: number): Query<HistoryPage<Referral>> =>
  useQuery(referralHistory, { page }, toReferrals);
