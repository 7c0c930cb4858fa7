import { bonus } from '../contract';
import { toIncomeHistory, type IncomeHistory, type IncomeType } from '../domain/income';
import { useQuery, type Query } from './useQuery';

/** Returns a page of one kind of income, newest first. Pages count from 1. */
export const useIncome = (type: IncomeType, page: number): Query<IncomeHistory> =>
  useQuery(bonus, { incometype: type, page }, toIncomeHistory);
