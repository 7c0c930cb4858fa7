import type { HistoryPage } from '@platform/api';
import type { Query } from '@platform/api/react';
import { useEffect, useState } from 'react';
import type { SetPage } from './usePage';

/**
 * Keeps the current page while the next one loads. A failure drops the previous page. A page beyond
 * the last one redirects to the last page.
 */
export function usePaged<List extends HistoryPage<unknown>>(
  query: Query<List>,
  setPage: SetPage,
): Query<List> {
  const { data, error, isLoading } = query;
  const last = Math.max(data?.pages ?? 1, 1);
  const beyond = data !== undefined && data.current > last;
  useEffect(() => {
    if (beyond) setPage(last, { replace: true });
  }, [beyond, last, setPage]);
  const page = beyond ? undefined : data;
  const [kept, setKept] = useState(page);
  if (page !== undefined && page !== kept) setKept(page);
  return { ...query, data: page ?? (error ? undefined : kept), isLoading: isLoading || beyond };
}
