import { lockPlans } from '../contract';
import { toLockProfits, type LockProfits } from '../domain/funds';
import { useQuery, type Query } from './useQuery';

/** What locked funds pay a year, by plan. */
export const useLockProfits = (): Query<LockProfits> => useQuery(lockPlans, {}, toLockProfits);
