import { memberDashboard } from '../contract';
import { toBonuses, type Bonus } from '../domain/income';
import { useQuery, type Query } from './useQuery';

/** The bonuses of the dashboard, each with what it has brought so far. */
export const useBonuses = (): Query<readonly Bonus[]> => useQuery(memberDashboard, {}, toBonuses);
