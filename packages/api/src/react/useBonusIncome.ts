import { bonus } from '../contract';
import { toIncomeHistory, type BonusType, type IncomeHistory } from '../domain/income';
import { useQuery, type Query } from './useQuery';

/** Returns a page of one bonus's payments, newest first. Pages count from 1. */
export const useBonusIncome = (type: BonusType, page: number): Query<IncomeHistory> =>
  useQuery(bonus, { type, page }, toIncomeHistory);
