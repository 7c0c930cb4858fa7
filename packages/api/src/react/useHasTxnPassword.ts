import { checkTxnPassword, NO_TXN_PASSWORD } from '../contract';
import { useQuery, type Query } from './useQuery';

/** Whether the member has set a TXN password. */
export function useHasTxnPassword(): Query<boolean> {
  const query = useQuery(checkTxnPassword, {}, () => true);
  // The wire says no by an error of its own.
  const isNo = query.error?.code === NO_TXN_PASSWORD;
  return isNo ? { ...query, data: false, error: undefined } : query;
}
