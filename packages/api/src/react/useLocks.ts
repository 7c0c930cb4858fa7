import { activationHistory } from '../contract';
import { toLocks, type Lock } from '../domain/funds';
import type { HistoryPage } from '../domain/page';
import { useQuery, type Query } from './useQuery';

/** Returns a page of the member's locked funds, newest first. Pages count from 1. */
export const useLocks = (page: number): Query<HistoryPage<Lock>> =>
  useQuery(activationHistory, { page }, toLocks);
