import { checkTxnPassword } from '../contract';
import { isMissingTxnPassword } from '../domain/security';
import { useQuery, type Query } from './useQuery';

/** Returns true if the member has set a TXN password. */
export function useHasTxnPassword(): Query<boolean> {
  const query = useQuery(checkTxnPassword, {}, () => true);
  return query.error && isMissingTxnPassword(query.error)
    ? { ...query, data: false, error: undefined }
    : query;
}
