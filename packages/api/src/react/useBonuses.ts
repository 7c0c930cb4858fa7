import { memberDashboard } from '../contract';
import { toBonuses, type Bonus } from '../domain/income';
import { useQuery, type Query } from './useQuery';

/** Returns the dashboard bonuses with their totals. */
export const useBonuses = (): Query<readonly Bonus[]> => useQuery(memberDashboard, {}, toBonuses);
