import { withdrawalHistory } from '../contract';
import { toWithdrawals, type Withdrawal } from '../domain/funds';
import type { HistoryPage } from '../domain/page';
import { useQuery, type Query } from './useQuery';

/** Returns a page of the member's withdrawals, newest first. Pages count from 1. */
export const useWithdrawals = (page: number): Query<HistoryPage<Withdrawal>> =>
  useQuery(withdrawalHistory, { page }, toWithdrawals);
