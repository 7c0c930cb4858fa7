import { checkTxnPassword } from '../contract';
import { saysNoTxnPassword } from '../domain/security';
import { useQuery, type Query } from './useQuery';

/** Returns true if the member has set a TXN password. */
export function useHasTxnPassword(): Query<boolean> {
  const query = useQuery(checkTxnPassword, {}, () => true);
  return query.error && saysNoTxnPassword(query.error)
    ? { ...query, data: false, error: undefined }
    : query;
}
