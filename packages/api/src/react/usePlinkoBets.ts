import { plinkoBets } from '../contract';
import { toPlinkoBets, type PlinkoRecord } from '../domain/originals';
import type { HistoryPage } from '../domain/page';
import { useQuery, type Query } from './useQuery';

/**
 * Returns a page of the member's bets on Plinko, newest first. Pages count from 1.
 *
 * @param page `null` sends no request
 */
export const usePlinkoBets = (page: number | null): Query<HistoryPage<PlinkoRecord>> =>
  useQuery(plinkoBets, page === null ? null : { page }, toPlinkoBets);
