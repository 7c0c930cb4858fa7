import { bonus } from '../contract';
import { toIncomeHistory, type IncomeHistory, type IncomeType } from '../domain/income';
import { useQuery, type Query } from './useQuery';

/** A page of what one kind of income has brought, newest first. Pages count from 1. */
export const useIncome = (type: IncomeType, page: number): Query<IncomeHistory> =>
  useQuery(bonus, { incometype: type, page }, toIncomeHistory);
