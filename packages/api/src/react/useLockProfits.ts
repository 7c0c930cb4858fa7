import { lockPlans } from '../contract';
import { toLockProfits, type LockProfits } from '../domain/funds';
import { useQuery, type Query } from './useQuery';

/** Returns the yearly rates of the lock plans. */
export const useLockProfits = (): Query<LockProfits> => useQuery(lockPlans, {}, toLockProfits);
