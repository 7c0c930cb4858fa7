import { diceBets } from '../contract';
import { toDiceBets, type DiceRecord } from '../domain/originals';
import type { HistoryPage } from '../domain/page';
import { useQuery, type Query } from './useQuery';

/**
 * Returns a page of the member's bets on Dice, newest first. Pages count from 1.
 *
 * @param page `null` sends no request
 */
export const useDiceBets = (page: number | null): Query<HistoryPage<DiceRecord>> =>
  useQuery(diceBets, page === null ? null : { page }, toDiceBets);
