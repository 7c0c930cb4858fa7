import { depositHistory } from '../contract';
import { toDeposits, type Deposit } from '../domain/funds';
import type { HistoryPage } from '../domain/page';
import { useQuery, type Query } from './useQuery';

/** Returns a page of the member's deposits, newest first. Pages count from 1. */
export const useDeposits = (page: number): Query<HistoryPage<Deposit>> =>
  useQuery(depositHistory, { page }, toDeposits);
