import { useCallback } from 'react';
import { fetchHistory, type HistorySource, type WholeHistory } from '../client/histories';
import { useClient } from './ApiProvider';
import { guardSession } from './guardSession';
import { useAction, type Action } from './useAction';

/**
 * Fetches one of the member's histories, up to the newest 10,000 rows, for example for an export.
 */
export function useFetchHistory<Row>(
  source: HistorySource<Row>,
): Action<readonly [], WholeHistory<Row>> {
  const client = useClient();
  const act = useCallback(
    () => guardSession(client.session, () => fetchHistory(client, source)),
    [client, source],
  );
  return useAction(act);
}
